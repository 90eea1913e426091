import type { DemoAccount } from "../shapes/accounts.ts";
import type { ConsoleState } from "../shapes/state.ts";
import type { OutboxMessage } from "../shapes/words.ts";
import { button, cardHead, copyable, make, toggle } from "./build.ts";
import { decimalText, typedCentavos } from "./money.ts";

/** Does something to the gateway, says what was done, and shows the new state. */
export type Act = (
  method: "PUT" | "PATCH" | "POST" | "DELETE",
  name: string,
  body: unknown,
  done: string,
) => Promise<void>;

const types: Readonly<Record<number, string>> = { 0: "Member", 1: "Agent", 2: "Agent", 4: "Trial" };

const accountRow = (account: DemoAccount, symbol: string, act: Act): HTMLElement => {
  const amount = make("input", "field");
  amount.type = "number";
  amount.min = "0";
  amount.step = "0.01";
  amount.value = decimalText(account.balance);
  amount.setAttribute("aria-label", `Balance of ${account.username}`);
  const path = `accounts/${encodeURIComponent(account.username)}/balance`;
  const set = () =>
    act(
      "PUT",
      path,
      { balance: typedCentavos(amount) },
      `${account.username} has ${symbol}${amount.value} now.`,
    );
  const end = () =>
    act(
      "POST",
      "sessions/expire",
      { username: account.username },
      `${account.username} is logged out everywhere.`,
    );
  return make(
    "li",
    "card",
    cardHead(
      make("span", "chip", `${types[account.type] ?? "Type"} · ${account.type}`),
      make("span", "muted", account.sessions === 1 ? "1 session" : `${account.sessions} sessions`),
    ),
    make(
      "dl",
      "facts",
      make("dt", "", "User"),
      make("dd", "", copyable(account.username)),
      ...(account.password === undefined
        ? []
        : [make("dt", "", "Password"), make("dd", "", copyable(account.password))]),
      ...(account.paymentPassword === undefined
        ? []
        : [make("dt", "", "Payment"), make("dd", "", copyable(account.paymentPassword))]),
      ...(account.inviter === null ? [] : [make("dt", "", "Invited by"), make("dd", "", account.inviter)]),
      ...(account.registerMethod === null
        ? []
        : [make("dt", "", "Registered through"), make("dd", "", account.registerMethod)]),
    ),
    make(
      "div",
      "row",
      make("span", "muted", symbol),
      amount,
      button("Set balance", set),
      button("End sessions", end),
    ),
  );
};

/** Who can sign in, with what. */
export const accountsPanel = ({ accounts, currencySymbol }: ConsoleState, act: Act): Node =>
  make("ul", "cards", ...accounts.map((account) => accountRow(account, currencySymbol, act)));

const messageRow = (message: OutboxMessage): HTMLElement =>
  make(
    "li",
    "card",
    cardHead(
      make("span", "chip", message.channel),
      make("span", "muted", `${message.to} · ${new Date(message.sentAt).toLocaleTimeString()}`),
    ),
    ...(message.subject === undefined ? [] : [make("b", "", message.subject)]),
    make("p", "", message.body),
    ...(message.code === undefined
      ? []
      : [make("p", "row", make("span", "muted", "Code"), copyable(message.code))]),
  );

/** What would have been sent. */
export const outboxPanel = ({ outbox }: ConsoleState, act: Act): Node =>
  outbox.length === 0
    ? make("p", "muted", "Nothing sent yet: SMS, mails and captcha solutions appear here.")
    : make(
        "div",
        "stack",
        make("ul", "cards", ...outbox.slice(0, 30).map(messageRow)),
        button("Empty the outbox", () => act("DELETE", "outbox", {}, "The outbox is empty.")),
      );

/** Every white-label switch, under its group. */
export const switchesPanel = ({ switches }: ConsoleState, act: Act): Node => {
  const groups = [...new Set(switches.map(({ group }) => group))];
  return make(
    "div",
    "groups",
    ...groups.map((group) =>
      make(
        "div",
        "group",
        make("h3", "", group),
        ...switches
          .filter((entry) => entry.group === group)
          .map(({ name, on, description }) =>
            toggle(name, description, on, (next) =>
              act(
                "PUT",
                `switches/${encodeURIComponent(name)}`,
                { on: next },
                `${name} is ${next ? "on" : "off"}.`,
              ),
            ),
          ),
      ),
    ),
  );
};

/** Keys and the way back. */
export const worldPanel = ({ kids }: ConsoleState, act: Act): Node => {
  const reset = () => {
    if (confirm("Reset accounts, wallets, favourites, switches, registration fields, faults and outbox?"))
      return act("POST", "world/reset", {}, "The world is as it was seeded.");
  };
  return make(
    "div",
    "stack",
    make("p", "", "Body-encryption keys offered by the status call, newest first:"),
    make("p", "row", ...kids.map((kid) => make("code", "chip", kid))),
    make(
      "div",
      "row",
      button("Rotate the key", () =>
        act("POST", "keys/rotate", {}, "A new key is offered; the last one stays valid."),
      ),
      button("Expire all sessions", () => act("POST", "sessions/expire", {}, "Everybody is logged out.")),
      button("Reset the world", reset, "button button--danger"),
    ),
  );
};
