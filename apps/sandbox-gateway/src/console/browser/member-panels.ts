import type { RewardStatus } from "@volado/domain/rewards";
import {
  button,
  cards,
  chip,
  copyable,
  field,
  make,
  muted,
  pictureLinks,
  press,
  row,
  select,
  stack,
} from "./build.ts";
import { act } from "./calls.ts";
import type { Panel } from "./site-panels.ts";

// The page is a program of its own and carries no package's code along.

const decimalText = (centavos: number): string => (centavos / 100).toFixed(2);
const timeOf = (at: number): string => new Date(at).toLocaleString();

const types: Readonly<Record<number, string>> = { 0: "Member", 1: "Agent", 2: "Agent", 4: "Trial" };

/** Who can sign in, with what. */
const accounts: Panel = ({ accounts, currencySymbol }) =>
  cards(accounts, "There is no account.", (account) => {
    const { username, sessions } = account;
    const name = `Balance of ${username}`;
    const amount = field("number", name, decimalText(account.balance), { min: "0", step: "0.01" });
    return {
      head: [
        chip(`${types[account.type] ?? "Type"} · ${account.type}`),
        muted(sessions === 1 ? "1 session" : `${sessions} sessions`),
      ],
      facts: [
        ["User", copyable(username)],
        ["Password", account.password && copyable(account.password)],
        ["Payment", account.paymentPassword && copyable(account.paymentPassword)],
        ["Invited by", account.inviter],
        ["Registered through", account.registerMethod],
      ],
      actions: [
        muted(currencySymbol),
        amount,
        button("Set balance", () =>
          act(
            "PUT",
            `accounts/${encodeURIComponent(username)}/balance`,
            { balance: Math.round(Number(amount.value) * 100) },
            `${username} has ${currencySymbol}${amount.value} now.`,
          ),
        ),
        press("End sessions", [
          "POST",
          "sessions/expire",
          { username },
          `${username} is logged out everywhere.`,
        ]),
      ],
    };
  });

/** What would have been sent. */
const outbox: Panel = ({ outbox }) =>
  stack(
    cards(
      outbox.slice(0, 30),
      "Nothing sent yet: SMS, mails and captcha solutions appear here.",
      ({ channel, to, sentAt, subject, body, code }) => ({
        head: [chip(channel), muted(`${to} · ${new Date(sentAt).toLocaleTimeString()}`)],
        texts: [
          ...(subject === undefined ? [] : [make("b", "", subject)]),
          make("p", "", body),
          ...(code === undefined ? [] : [row(muted("Code"), copyable(code))]),
        ],
      }),
    ),
    ...(outbox.length === 0
      ? []
      : [press("Empty the outbox", ["DELETE", "outbox", {}, "The outbox is empty."])]),
  );

/** Deposits that nobody has settled, the newest first. */
const deposits: Panel = ({ deposits, currencySymbol }) =>
  cards(deposits, "No deposit waits.", ({ username, reference, ...deposit }) => {
    const path = `deposits/${encodeURIComponent(deposit.id)}`;
    const money = (centavos: number) => `${currencySymbol}${decimalText(centavos)}`;
    const settle = (label: string, outcome: "paid" | "rejected", done: string) =>
      press(label, ["POST", path, { outcome }, done], `${label} ${reference}`);
    return {
      head: [make("b", "", username), chip(deposit.kind), ...(deposit.inReview ? [chip("in review")] : [])],
      facts: [
        ["Amount", money(deposit.amount)],
        ["Bonus", money(deposit.bonus)],
        ["Reference", reference],
        ["Remark", deposit.remark],
      ],
      actions: [
        ...pictureLinks("Receipt", `${path}/receipts`, deposit.receipts),
        settle("Approve", "paid", `${username} has ${money(deposit.amount)} more.`),
        settle("Reject", "rejected", `The deposit ${reference} is rejected.`),
      ],
    };
  });

/** Withdrawals that wait: paying hands the money over, rejecting brings it back with its fee. */
const withdrawals: Panel = ({ withdrawals, currencySymbol }) =>
  cards(withdrawals, "No withdrawal waits.", ({ id, username, account, requestedAt, ...withdrawal }) => {
    const money = (centavos: number) => `${currencySymbol}${decimalText(centavos)}`;
    const whose = `${username}'s ${money(withdrawal.amount)}`;
    const settle = (label: string, settlement: "paid" | "rejected") =>
      press(
        label,
        ["POST", `withdrawals/${encodeURIComponent(id)}`, { settlement }, `${whose} is ${settlement}.`],
        `${label} ${whose}`,
      );
    const terms = `To ${account}. Fee ${money(withdrawal.fee)}. Asked for ${timeOf(requestedAt)}.`;
    return {
      head: [make("b", "", username), chip(money(withdrawal.amount))],
      texts: [make("p", "muted", terms)],
      actions: [settle("Pay", "paid"), settle("Reject", "rejected")],
    };
  });

const offers = [
  ["daily-salary", "Offer daily salary"],
  ["dividend", "Offer dividend"],
  ["hourly-salary", "Offer hourly salary"],
] as const;

/** What uplines have offered to agents; a new offer takes the place of a waiting one of its kind. */
const contracts: Panel = ({ contracts }) =>
  cards(contracts, "There is no agent.", ({ username, kinds }) => {
    const path = `contracts/${encodeURIComponent(username)}`;
    return {
      head: [make("b", "", username), ...kinds.map(chip)],
      texts: [
        make("p", "muted", kinds.length === 0 ? "Nothing waits for an answer." : "Waits for an answer."),
      ],
      actions: [
        ...offers.map(([kind, label]) =>
          press(
            label,
            ["POST", path, { kind }, `${username} is offered a contract.`],
            `${label} to ${username}`,
          ),
        ),
        ...(kinds.length === 0
          ? []
          : [
              press(
                "Take all back",
                ["DELETE", path, {}, `Nothing waits for ${username} any more.`],
                `Take all back from ${username}`,
              ),
            ]),
      ],
    };
  });

/** So many unread messages show as 99+. */
const MANY = 120;

/** Writes to members, one message or many, and lists what they wrote to the house. */
const inbox: Panel = ({ accounts, letters }) =>
  stack(
    row(
      ...accounts.flatMap(({ username }) =>
        [1, MANY].map((count) =>
          press(`Write ${count} to ${username}`, [
            "POST",
            `inbox/${encodeURIComponent(username)}`,
            { count },
            `${username} has ${count} more to read.`,
          ]),
        ),
      ),
    ),
    cards(letters, "No member has written.", ({ id, username, topic, sentAt, title, text, pictures }) => ({
      head: [make("b", "", username), chip(topic), muted(timeOf(sentAt))],
      texts: [make("b", "", title), make("p", "", text)],
      actions: pictureLinks("Picture", `inbox/${encodeURIComponent(id)}/pictures`, pictures),
    })),
  );

const answers = [
  "Process",
  "Joined",
  "Issued",
  "Claimed",
  "Close",
  "Rejected",
] as const satisfies RewardStatus[];

/** Applications to promotions, the newest first, each with what the house may say to it. */
const applications: Panel = ({ applications }) =>
  cards(applications, "Nobody has applied.", ({ id, username, promotionId, status, remark, ...sent }) => {
    const path = `applications/${encodeURIComponent(id)}`;
    const next = status === "Rejected" ? [] : answers.filter((answer) => answer !== status);
    return {
      head: [make("b", "", username), chip(status), muted(`${promotionId} · ${timeOf(sent.sentAt)}`)],
      texts: remark === "" ? [] : [make("p", "", remark)],
      actions: [
        ...pictureLinks("Picture", `${path}/pictures`, sent.pictures),
        ...next.map((answer) =>
          press(
            answer,
            ["PUT", path, { status: answer }, `${username}'s application is ${answer}.`],
            `${answer}: ${username}, ${promotionId}`,
          ),
        ),
      ],
    };
  });

/** What a tap gives, in centavos. */
const GIFT = 5_000;

/** A rain for a minute, in which two of three envelopes hold something. */
const RAIN = { startsIn: 0, lasts: 60_000, tries: 5, prizes: [0, 500, 1_000] } as const;

/** Gives a member something to claim, lets it rain, and lists what was given last. */
const rewards: Panel = ({ accounts, rewards, currencySymbol }) =>
  stack(
    row(
      ...accounts.map(({ username }) =>
        press(`Give ${currencySymbol}${decimalText(GIFT)} to ${username}`, [
          "POST",
          `rewards/${encodeURIComponent(username)}`,
          { amount: GIFT },
          `${username} has a reward to claim.`,
        ]),
      ),
      press("Let it rain for a minute", [
        "PUT",
        "red-rain",
        RAIN,
        "Envelopes fall on /m/redRain for a minute.",
      ]),
    ),
    cards(rewards, "Nothing was given.", ({ username, kind, status, amount }) => ({
      head: [make("b", "", username), chip(status)],
      texts: [make("p", "muted", `${kind} · ${currencySymbol}${decimalText(amount)}`)],
    })),
  );

/** Answers a member in the live chat, and lists what was said last. */
const chat: Panel = ({ accounts, chats }) => {
  const member = select(
    "Whom to answer",
    accounts.map(({ username }) => [username, username] as const),
  );
  const text = field("text", "What to say", "", { maxlength: "500" });
  const send = button("Send", () =>
    act(
      "POST",
      `chats/${encodeURIComponent(member.value)}`,
      { text: text.value },
      `${member.value} has a message in the live chat.`,
    ),
  );
  return stack(
    row(member, text, send),
    cards(chats, "Nothing was said.", ({ username, author, body, read }) => ({
      head: [
        make("b", "", username),
        chip(author === "member" ? "wrote" : read ? "answered" : "not seen yet"),
      ],
      texts: [make("p", "", body)],
    })),
  );
};

/** What the console shows of members, by the panel's place. */
export const memberPanels = {
  accounts,
  outbox,
  deposits,
  withdrawals,
  contracts,
  inbox,
  applications,
  rewards,
  chat,
} as const;
