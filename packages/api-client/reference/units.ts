const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Units of an answer's numbers, by field. */
const fieldsByUnit: readonly (readonly [unit: string, fields: readonly string[]])[] = [
  [
    "epoch milliseconds",
    words(`expirationTime serverTime joinedAt drawTime closeTime sentAt offeredAt answerBefore answeredAt
      validUntil endedAt createdAt lastLoginAt paidAt addedAt payBefore settledAt givenAt claimBefore claimedAt
      endsAt nextDayAt startsAt requestedAt startDate endDate at openTime maintenanceEnd`),
  ],
  [
    "major units of the answer's currency",
    words(`sumBalance available withdrawing turnover min max minDeposit maxBonus maxPrize quickAmounts amount bonus
      wager wagerLeft balance teamBalance stake win deposit withdrawal rebate profit total base prizes openings won
      minimum maximum rolloverLeft leftToday fee into outOf from won`),
  ],
  ["major units of the merchant's currency", words("minBet maxBet winAmount inviter friend")],
  ["times the stake", words("odds")],
  ["percent", words("percent rate rebateRate ownRate")],
  ["times the deposit and its bonus", words("rollover")],
];

const MEASURED = "rounds where `measure` says so, else major units of the answer's currency";

/** Numbers that count, name or order something. */
const plain = words(`maxLength minLength count pageNum page totalPages totalCount sequence unreadCount
  unReadCount pictures invited level team activeMembers teamLoginMemberCount teamBetMemberCount
  teamRegisterMemberCount teamOnlineCount betCount bettors bankCards limit streak tries opened freeLeft
  type customerType gateStatus minLine csPosition nodeId gameId vassalage`);

/**
 * Units of an answer's numbers, by field, or as "call.field" where a call means something of its own by it;
 * "" for one that counts or names.
 */
export const units: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plain.map((field) => [field, ""])),
  ...Object.fromEntries(fieldsByUnit.flatMap(([unit, fields]) => fields.map((field) => [field, unit]))),
  "getCaptcha.id": "",
  "countUnreadMessages.": "",
  "markMessagesRead.": "",
  "deleteMessages.": "",
  "listEarnings.from": "epoch milliseconds",
  "listEarnings.to": "epoch milliseconds",
  "listDailyTasks.goal": MEASURED,
  "listDailyTasks.progress": MEASURED,
  "claimDailyTask.goal": MEASURED,
  "claimDailyTask.progress": MEASURED,
};
