import { contractKinds } from "@volado/domain/agency";
import { RewardStatus } from "@volado/domain/rewards";
import {
  type DepositReason,
  depositReasons,
  type WithdrawalReason,
  withdrawalReasons,
} from "@volado/domain/wallet";
import type { Brand } from "../brand/brand.ts";
import { html, type Raw } from "../pages/html.ts";
import { isSettled, openStatuses } from "../rewards/promotion-applications.ts";
import type { ConsoleState } from "./actions.ts";

/**
 * A console API call of a button or field. `{name}` in path and body is replaced by the value of the field with that
 * name beside it; in the body as a JSON string.
 */
type Order = readonly [method: "PUT" | "PATCH" | "POST" | "DELETE", path: string, body?: object];

const orderOf = ([method, path, body = {}]: Order, name: string): Raw =>
  html`data-method="${method}" data-path="${path}" data-body="${JSON.stringify(body)}" aria-label="${name}"`;

/** A button. Its accessible name includes the subject where the label doesn't. */
const button = (label: string, order: Order, subject = ""): Raw =>
  html`<button class="button" type="button" ${orderOf(order, subject === "" ? label : `${label} · ${subject}`)}
    >${label}</button>`;

const toggle = (label: string, hint: string, on: boolean, order: Order): Raw =>
  html`<label class="toggle"><span><b>${label}</b><small>${hint}</small></span><input type="checkbox" role="switch"
    name="on" ${on ? html`checked` : ""} ${orderOf(order, label)}></label>`;

const copyable = (text: string): Raw =>
  html`<button class="copy" type="button" title="Copy">${text}</button>`;
const chip = (text: string): Raw => html`<span class="chip">${text}</span>`;
const muted = (text: string): Raw => html`<span class="muted">${text}</span>`;
const row = (...content: readonly Raw[]): Raw => html`<div class="row">${content}</div>`;
const select = (
  label: string,
  name: string,
  values: readonly string[],
  words: Readonly<Record<string, string>> = {},
): Raw =>
  html`<select class="field" name="${name}" aria-label="${label}">${values.map(
    (value) => html`<option value="${value}">${words[value] ?? value}</option>`,
  )}</select>`;

/** A card: its subject, chips, facts (those without a value are left out), texts and actions. */
interface Card {
  readonly name?: string;
  readonly chips: readonly Raw[];
  readonly facts?: Readonly<Record<string, Raw | string | null | undefined>>;
  readonly texts?: readonly string[];
  readonly actions?: readonly Raw[];
}

/** A card for each row, or a message when there are none. */
const cards = <T>(rows: readonly T[], empty: string, show: (row: T) => Card): Raw => {
  const fact = ([name, value]: readonly [string, Raw | string | null | undefined]): Raw =>
    value ? html`<dt>${name}</dt><dd>${value}</dd>` : html``;
  const card = ({
    name = "",
    chips,
    facts = {},
    texts = [],
    actions = [],
  }: Card): Raw => html`<li class="card">
<div class="card__head">${name === "" ? "" : html`<b>${name}</b>`}${chips}</div>
<dl class="facts">${Object.entries(facts).map(fact)}</dl>
${texts.map((text) => html`<p>${text}</p>`)}${row(...actions)}</li>`;
  return rows.length === 0
    ? html`<p>${empty}</p>`
    : html`<ul class="cards">${rows.map((one) => card(show(one)))}</ul>`;
};

/** Sections of a panel, each with a heading. */
const groups = (parts: readonly (readonly [title: string, ...Raw[]])[]): Raw =>
  html`<div class="groups">${parts.map(([title, ...content]) => html`<div><h3>${title}</h3>${content}</div>`)}</div>`;

/** Links to a form's pictures, addressed by position. */
const pictureLinks = (folder: string, count: number): readonly Raw[] => {
  const link = (
    place: number,
  ) => html`<a class="button" href="/console/api/${folder}/${place}" target="_blank"
    rel="noopener">Picture ${place}</a>`;
  return Array.from({ length: count }, (_, index) => link(index + 1));
};

/** A path with its values escaped. */
const path = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  parts.reduce((whole, part, index) => whole + encodeURIComponent(values[index - 1] ?? "") + part);

const decimals = (centavos: number): string => (centavos / 100).toFixed(2);
const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

const types: Readonly<Record<number, string>> = { 0: "Member", 1: "Agent", 2: "Agent", 4: "Trial" };

const accounts = ({ accounts, currencySymbol }: ConsoleState): Raw =>
  cards(accounts, "There is no account.", ({ username, ...account }) => ({
    chips: [
      chip(`${types[account.type] ?? "Type"} · ${account.type}`),
      muted(counted(account.sessions, "session")),
    ],
    facts: {
      User: copyable(username),
      Password: account.password && copyable(account.password),
      Payment: account.paymentPassword && copyable(account.paymentPassword),
      "Invited by": account.inviter,
      "Registered through": account.registerMethod,
    },
    actions: [
      muted(currencySymbol),
      html`<input class="field" type="number" name="amount" min="0" step="0.01" data-times="100"
        value="${decimals(account.balance)}" aria-label="Balance of ${username}">`,
      button("Set balance", ["PUT", path`accounts/${username}/balance`, { balance: "{amount}" }], username),
      button("End sessions", ["POST", "sessions/expire", { username }], username),
    ],
  }));

const outbox = ({ outbox }: ConsoleState): Raw =>
  html`${cards(outbox.slice(0, 30), "SMS, mails and captcha solutions appear here.", (message) => ({
    chips: [chip(message.channel), muted(`${message.to} · ${timeOf(message.sentAt)}`)],
    facts: { Subject: message.subject, Code: message.code && copyable(message.code) },
    texts: [message.body],
  }))}${button("Empty the outbox", ["DELETE", "outbox"])}`;

/** Reasons of rejections; one must be chosen. */
const reasonWords: Readonly<Record<DepositReason | WithdrawalReason | "", string>> = {
  "": "Reason…",
  "account-unknown": "Account unknown to the bank",
  "other-holder": "Somebody else's account",
  "bank-returned": "Returned by the bank",
  "requested-twice": "Requested twice",
  "security-review": "Security review",
  "bank-unavailable": "The bank takes no transfers now",
  "not-received": "Not received",
  "amount-differs": "Another amount",
  "receipt-unreadable": "Receipt unreadable",
  declined: "Declined by the provider",
};

const rejection = (address: string, reasons: readonly string[], subject: string): readonly Raw[] => [
  select(`Reason · ${subject}`, "reason", ["", ...reasons], reasonWords),
  button("Reject", ["POST", address, { outcome: "{reason}" }], subject),
];

const deposits = ({ deposits, currencySymbol }: ConsoleState): Raw =>
  cards(
    deposits,
    "No deposit waits.",
    ({ id, username, kind, reference, inReview, isCancelled, ...deposit }) => ({
      name: username,
      chips: [
        chip(kind),
        ...(inReview ? [chip("in review")] : []),
        ...(isCancelled ? [chip("cancelled by the player")] : []),
      ],
      facts: {
        Amount: currencySymbol + decimals(deposit.amount),
        Bonus: currencySymbol + decimals(deposit.bonus),
        Reference: reference,
        Remark: deposit.remark,
      },
      actions: [
        ...pictureLinks(path`deposits/${id}/receipts`, deposit.receipts),
        button("Approve", ["POST", path`deposits/${id}`, { outcome: "paid" }], reference),
        ...(isCancelled ? [] : rejection(path`deposits/${id}`, depositReasons, reference)),
      ],
    }),
  );

/** Pending withdrawals: paying releases the money, rejecting returns it with its fee. */
const withdrawals = ({ withdrawals, currencySymbol }: ConsoleState): Raw =>
  cards(withdrawals, "No withdrawal waits.", ({ id, username, account, requestedAt, amount, fee }) => {
    const money = currencySymbol + decimals(amount);
    const subject = `${username}, ${money}`;
    return {
      name: username,
      chips: [chip(money)],
      facts: { To: account, Fee: currencySymbol + decimals(fee), "Asked for": timeOf(requestedAt) },
      actions: [
        button("Pay", ["POST", path`withdrawals/${id}`, { outcome: "paid" }], subject),
        ...rejection(path`withdrawals/${id}`, withdrawalReasons, subject),
      ],
    };
  });

/** Contract offers to agents; a new offer replaces a pending one of its kind. */
const contracts = ({ contracts }: ConsoleState): Raw => {
  const agents = contracts.map(({ username }) => username);
  return html`${row(
    select("Agent", "agent", agents),
    select("Contract", "kind", contractKinds),
    button("Offer", ["POST", "contracts/{agent}", { kind: "{kind}" }]),
    button("Take back all of this agent's offers", ["DELETE", "contracts/{agent}"]),
  )}${cards(
    contracts.filter(({ kinds }) => kinds.length > 0),
    "Nothing waits for an answer.",
    ({ username, kinds }) => ({ name: username, chips: kinds.map(chip) }),
  )}`;
};

/** Sends messages to members, one or enough for the 99+ badge, and lists those from members. */
const inbox = ({ accounts, letters }: ConsoleState): Raw =>
  html`${row(
    ...accounts.flatMap(({ username }) =>
      [1, 120].map((count) =>
        button(`Write ${count} to ${username}`, ["POST", path`inbox/${username}`, { count }]),
      ),
    ),
  )}${cards(letters, "No member has written.", (letter) => ({
    name: letter.username,
    chips: [chip(letter.topic), muted(timeOf(letter.sentAt))],
    texts: [letter.title, letter.text],
    actions: pictureLinks(path`inbox/${letter.id}/pictures`, letter.pictures),
  }))}`;

/** The amount of a quick gift, in centavos. */
const GIFT = 5_000;

/** Applications to promotions with their actions; a rejection and a reward are final. */
const applications = ({ applications, currencySymbol }: ConsoleState): Raw =>
  cards(applications, "Nobody has applied.", ({ id, username, promotionId, status: now, ...sent }) => ({
    name: username,
    chips: [chip(now), muted(`${promotionId} · ${timeOf(sent.sentAt)}`)],
    texts: [sent.remark],
    actions: [
      ...pictureLinks(path`applications/${id}/pictures`, sent.pictures),
      ...(isSettled(now)
        ? []
        : [
            ...openStatuses
              .filter((status) => status !== now)
              .map((status) =>
                button(status, ["PUT", path`applications/${id}`, { status }], `${username}, ${promotionId}`),
              ),
            muted(currencySymbol),
            html`<input class="field" type="number" name="amount" min="0.01" step="0.01" data-times="100"
        value="${decimals(GIFT)}" aria-label="Reward of ${username} for ${promotionId}">`,
            button(
              RewardStatus.Issued,
              ["PUT", path`applications/${id}`, { status: RewardStatus.Issued, amount: "{amount}" }],
              `${username}, ${promotionId}`,
            ),
          ]),
    ],
  }));

/** A rain of one minute, in which two of three envelopes contain money. */
const RAIN = { startsIn: 0, lasts: 60_000, tries: 5, prizes: [0, 500, 1_000] } as const;

const rewards = ({ accounts, rewards, currencySymbol }: ConsoleState): Raw =>
  html`${row(
    ...accounts.map(({ username }) => {
      const label = `Give ${currencySymbol}${decimals(GIFT)} to ${username}`;
      return button(label, ["POST", path`rewards/${username}`, { amount: GIFT }]);
    }),
    button("Let it rain for a minute", ["PUT", "red-rain", RAIN], "/m/redRain"),
  )}${cards(rewards, "Nothing was given.", ({ username, kind, status, amount }) => ({
    name: username,
    chips: [chip(status)],
    texts: [`${kind} · ${currencySymbol}${decimals(amount)}`],
  }))}`;

const chat = ({ accounts, chats }: ConsoleState): Raw => {
  const names = accounts.map(({ username }) => username);
  return html`${row(
    select("Whom to answer", "member", names),
    html`<input class="field" name="text" maxlength="500" aria-label="What to say">`,
    button("Send", ["POST", "chats/{member}", { text: "{text}" }]),
  )}${cards(chats, "Nothing was said.", ({ username, author, body, read }) => ({
    name: username,
    chips: [chip(author === "member" ? "wrote" : read ? "answered" : "not seen yet")],
    texts: [body],
  }))}`;
};

const faultLabels = {
  error: "answers 500",
  abort: "cuts the connection",
  hang: "never answers",
  upgrade: "is being upgraded",
} as const satisfies Record<ConsoleState["faults"]["calls"][string], string>;

const closings = [
  ["maintenance", "Maintenance", "the platform is being maintained"],
  ["regionRestriction", "Region restriction", "this region is restricted"],
  ["blocked", "Blocked address", "the caller's address is blocked"],
] as const;

/** A field that is sent on change. */
const slide = (label: string, shown: string, part: string, attributes: Raw): Raw =>
  html`<label class="slide"><span><b>${label}</b> ${shown}</span><input name="value" ${attributes} ${orderOf(
    ["PATCH", "faults", { [part]: "{value}" }],
    label,
  )}></label>`;

const faults = ({ faults, calls }: ConsoleState): Raw => {
  const broken = Object.entries(faults.calls);
  const end = html`type="datetime-local" data-at="${faults.maintenanceEnd ?? ""}"`;
  const range = (max: number, value: number) =>
    html`type="range" min="0" max="${max}" step="${max / 50}" value="${value}"`;
  return groups([
    [
      "Site status",
      ...closings.map(([part, label, why]) =>
        toggle(label, `The status call says ${why}.`, faults[part], ["PATCH", "faults", { [part]: "{on}" }]),
      ),
      ...(faults.maintenance ? [slide("Maintenance ends", "", "maintenanceEnd", end)] : []),
    ],
    [
      "Every call",
      slide("Latency", `${faults.latencyMs} ms`, "latencyMs", range(5_000, faults.latencyMs)),
      slide("Failures", `${Math.round(faults.failRate * 100)} %`, "failRate", range(1, faults.failRate)),
    ],
    [
      "Certain calls",
      row(
        select("Call", "call", calls),
        select("Fault", "fault", Object.keys(faultLabels), faultLabels),
        button("Break it", ["PATCH", "faults", { calls: { ...faults.calls, "{call}": "{fault}" } }]),
      ),
      ...broken.map(([id, fault]) => {
        const others = Object.fromEntries(broken.filter(([other]) => other !== id));
        const mend = button("Mend", ["PATCH", "faults", { calls: others }], id);
        return row(html`<code>${id}</code>`, muted(faultLabels[fault]), mend);
      }),
      button("Mend everything", ["DELETE", "faults"]),
    ],
  ]);
};

const switches = ({ switches }: ConsoleState): Raw => {
  const show = ({ name, on, description }: (typeof switches)[number]) =>
    toggle(name, description, on, ["PUT", path`switches/${name}`, { on: "{on}" }]);
  const titles = [...new Set(switches.map(({ group }) => group))];
  return groups(titles.map((title) => [title, ...switches.filter(({ group }) => group === title).map(show)]));
};

/** The registration form's fields. Those that an account requires are always shown. */
const registration = ({ registrationFields }: ConsoleState): Raw =>
  html`<table class="fields"><tr><th>Field</th><th>On</th><th>Required</th><th>At most</th></tr>${registrationFields.map(
    ({ name, ...setting }) => {
      const set = (part: keyof typeof setting, label: string) =>
        orderOf(["PUT", path`registration-fields/${name}`, { ...setting, [part]: `{${part}}` }], label);
      const box = (part: "enabled" | "required") => html`<td><input type="checkbox" name="${part}"
        ${setting[part] ? html`checked` : ""} ${set(part, `${name} is ${part}`)}></td>`;
      return html`<tr><th>${name}</th>${box("enabled")}${box("required")}<td><input class="field" type="number"
        name="maxLength" min="1" max="128" placeholder="rule" value="${setting.maxLength ?? ""}"
        ${set("maxLength", `Most characters of ${name}`)}></td></tr>`;
    },
  )}</table>`;

/** Upper limits of "good" at the 75th percentile (web.dev/articles/vitals); CLS has no unit. */
const good = { LCP: 2_500, INP: 200, CLS: 0.1, TTFB: 800 } as const;

/** The 75th percentile of visits to each route. */
const vitals = ({ vitals }: ConsoleState): Raw =>
  html`<p>75th percentiles by the page that a visit began with.</p>${cards(
    vitals,
    "No page has reported yet: a page reports when it leaves the screen, where merchant.json has a vitalsAddress.",
    ({ route, reports, percentiles }) => ({
      name: route,
      chips: [muted(counted(reports, "visit"))],
      facts: Object.fromEntries(
        (["LCP", "INP", "CLS", "TTFB"] as const).map((vital) => {
          const value = percentiles[vital];
          if (value === undefined) return [vital, undefined];
          const written = vital === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
          return [vital, `${written}${value > good[vital] ? " (not good)" : ""}`];
        }),
      ),
    }),
  )}${button("Forget them", ["DELETE", "vitals"])}`;

const world = ({ kids }: ConsoleState): Raw =>
  html`<p>Body-encryption keys offered by the status call, newest first:</p>${row(...kids.map(chip))}${row(
    button("Rotate the key", ["POST", "keys/rotate"]),
    button("Expire all sessions", ["POST", "sessions/expire"]),
    button("Reset the world", ["POST", "world/reset"]),
  )}`;

const sections = [
  ["accounts", "Demo accounts", accounts],
  ["outbox", "Outbox", outbox],
  ["faults", "Faults", faults],
  ["switches", "Switches", switches],
  ["registration", "Registration", registration],
  ["deposits", "Deposits", deposits],
  ["contracts", "Contracts", contracts],
  ["inbox", "Inbox", inbox],
  ["applications", "Applications", applications],
  ["rewards", "Rewards", rewards],
  ["withdrawals", "Withdrawals", withdrawals],
  ["chat", "Live chat", chat],
  ["vitals", "Real users", vitals],
  ["world", "World", world],
] as const;

/** The whole page for a state. Its script sends actions and refreshes the page. */
export const consolePage = ({ name, icon }: Brand, state: ConsoleState): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} development console</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/console/assets/base.css">
<link rel="stylesheet" href="/console/assets/console.css">
<script type="module" src="/console/assets/console.ts"></script>
</head>
<body>
<header class="head">
<img src="${icon}" alt="" width="44" height="44">
<div>
<h1>Development console · ${name}</h1>
<p>For developers of this sandbox only: everything here is made up, and nothing here is safe on the internet.</p>
</div>
<a class="button" href="/" target="_blank" rel="noopener">Open the site</a>
</header>
<nav class="tabs" aria-label="Sections">${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
<p class="line" role="status" id="line">Changes apply at once.</p>
<main>${sections.map(
    ([id, title, panel]) => html`<section class="panel" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>${panel(state)}</section>`,
  )}</main>
</body>
</html>`.markup;
