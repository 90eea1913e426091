const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Units of an answer's numbers, by field. */
const fieldsByUnit: readonly (readonly [unit: string, fields: ReadonlySet<string>])[] = [
  [
    "epoch milliseconds",
    words(`expirationTime serverTime joinedAt drawTime closeTime sentAt offeredAt answerBefore answeredAt
      validUntil endedAt createdAt lastLoginAt paidAt addedAt payBefore settledAt givenAt claimBefore claimedAt
      endsAt nextDayAt startsAt requestedAt startDate endDate at`),
  ],
  ["epoch seconds", words("gen_time")],
  [
    "major units of the answer's currency",
    words(`sumBalance available withdrawing turnover minBet maxBet winAmount least most quickAmounts amount bonus
      wager wagerLeft balance teamBalance stake win deposit withdrawal rebate profit total base prizes openings won
      minimum maximum rolloverLeft leftToday fee pay into outOf from own goal progress`),
  ],
  ["percent", words("percent rate rebateRate ownRate")],
  ["times the deposit and its bonus", words("rollover")],
];
/** Units of fields that mean something of their own in one call, as "call.field". */
const unitsOfCalls: ReadonlyMap<string, string> = new Map([
  ["listEarnings.from", "epoch milliseconds"],
  ["listEarnings.to", "epoch milliseconds"],
]);

/** Numbers that count, name or order something. */
const plain = words(`maxLength minLength count pageNum page totalPages totalCount sequence sorting unreadCount
  unReadCount pictures invited level team activeMembers teamLoginMemberCount teamBetMemberCount
  teamRegisterMemberCount teamOnlineCount betCount bettors bankCards limit streak tries opened freeLeft csPosition
  type customerType gateStatus mem_cen dep_func noExpiry apply id countryDialingCode code lastDigits account cardTail
  tableStatus reference numbers drawNo basis minLine minLines number nodeId maxNum smsHumanVerification rank value`);

/** The unit of a number in a call's answer; "" for one that counts or names. @throws Error for a field that nobody has described */
export const unitOf = (call: string, field: string): string => {
  const own = unitsOfCalls.get(`${call}.${field}`);
  const found = own ?? fieldsByUnit.find(([, fields]) => fields.has(field))?.[0];
  if (found !== undefined) return found;
  if (plain.has(field)) return "";
  throw new Error(`reference/units.ts says nothing about ${call}.${field}`);
};
