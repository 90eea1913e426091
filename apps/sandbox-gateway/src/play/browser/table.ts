import type { PlayTable } from "../table.ts";
import { isFramed, leave, onSiteBalance, postToSite, setSiteOrigin } from "./frame.ts";
import { byRole, notify, text } from "./page.ts";

/** Result of a gateway call. `offline` means no network, a timeout, or a response that isn't the gateway's. */
type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

const patienceMs = 10_000;

/** Sent as headers, never in an address; see the gateway's `ticketHeader` and `pageHeader`. */
const headers = {
  "Play-Ticket": new URLSearchParams(location.search).get("ticket") ?? "",
  "Play-Page": document.body.dataset.kind ?? "",
  "Content-Type": "application/json",
};

/** Calls `/play/api/…`. The response's type is not validated, because page and gateway are deployed together. */
export const call = async <T>(name: string, body?: Readonly<Record<string, unknown>>): Promise<Answer<T>> => {
  try {
    const response = await fetch(`/play/api/${name}`, {
      method: body ? "POST" : "GET",
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const envelope = await response.json();
    if (envelope.success === true) return { ok: true, value: envelope.value };
    return { ok: false, code: typeof envelope.code === "string" ? envelope.code : "offline" };
  } catch {
    return { ok: false, code: "offline" };
  }
};

/** A key for one round. `crypto.randomUUID` is missing on plain-http origins. */
const roundKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

const { locale, currency = "", symbol = currency } = document.body.dataset;
const style = {
  style: "currency",
  currency,
  currencyDisplay: "narrowSymbol",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const;
const format = new Intl.NumberFormat(locale, style);
const signed = new Intl.NumberFormat(locale, { ...style, signDisplay: "always" });
const withSymbol = (amount: string): string => amount.replace(currency, symbol);

/** An amount of centavos with the currency's symbol and two decimals. */
export const money = (centavos: number): string => withSymbol(format.format(centavos / 100));

/** The status line under the stage, announced by screen readers. */
export const say = (sentence: string): void => {
  byRole("message", HTMLElement).textContent = sentence;
};

/**
 * Announces what was drawn, what a round pays, as records have it, and the net result: a payout of the bet or less is no
 * win, and isn't celebrated.
 */
export const announceResult = (win: number, bet: number, drawn = ""): void => {
  const ending = win > bet ? "won" : win > 0 ? "part" : "lost";
  document.body.dataset.last = ending;
  const net = win === bet ? "" : ` (${withSymbol(signed.format((win - bet) / 100))})`;
  say(`${drawn} ${text(ending, { amount: money(win) + net })}`.trim());
};

const endTheGame = async (code: string): Promise<void> => {
  const session = code === "SESSION_EXPIRED";
  if (session) postToSite({ type: "relogin" });
  say(text(session ? "expiredTitle" : "ticketTitle"));
  await (session ? notify("expiredTitle", "expired", "relogin") : notify("ticketTitle", "ticket", "exit"));
  leave();
};

const isOver = (code: string): boolean => ["SESSION_EXPIRED", "TICKET_EXPIRED", "WRONG_GAME"].includes(code);

/** Retries until the response is a success or a final failure. */
const insist = async <T>(
  name: string,
  isFinal: (code: string) => boolean,
  body?: Readonly<Record<string, unknown>>,
): Promise<Answer<T>> => {
  for (;;) {
    const answer = await call<T>(name, body);
    if (answer.ok || isFinal(answer.code)) return answer;
    await notify("offlineTitle", "offline", "retry");
  }
};

/** Real money can be added where the site frames the game; play money can't. */
const offerDeposit = async (playMoney: boolean): Promise<void> => {
  if (playMoney) await notify("poorTitle", "poorPlay", "understood");
  else if (!isFramed()) await notify("poorTitle", "poor", "understood");
  else if (await notify("poorTitle", "poor", "deposit", "notNow")) postToSite({ type: "deposit" });
};

const showRefusal = async (code: string, playMoney: boolean): Promise<void> => {
  if (isOver(code)) await endTheGame(code);
  else if (code === "INSUFFICIENT_BALANCE") await offerDeposit(playMoney);
  else if (code === "BET_OUTSIDE_LIMITS") await notify("limitsTitle", "limits", "understood");
  else if (code === "NO_ROUND") await notify("goneTitle", "gone", "understood");
  else if (code === "ODDS_CHANGED") await notify("oddsTitle", "odds", "understood");
  else if (code === "DRAW_CLOSED") await notify("closedTitle", "closed", "understood");
  else await notify("offlineTitle", "offline", "understood");
};

/** Shows who deals, at a table with a dealer. */
const seat = ({ dealer }: PlayTable): void => {
  if (dealer === undefined) return;
  const does = { roulette: "dealerSpins", dice: "dealerRolls" } as const;
  const { game } = document.body.dataset;
  const deals = game === "roulette" || game === "dice" ? does[game] : "dealerDeals";
  byRole("portrait", HTMLImageElement).src = `${dealer.picture}?width=128`;
  byRole("deals", HTMLElement).textContent = text(deals, { name: dealer.name });
  byRole("dealer", HTMLElement).hidden = false;
  document.body.toggleAttribute("data-dealer", true);
};

const dress = ({ gameName, fullScreen, playMoney, mode, coverUrl }: PlayTable): void => {
  document.title = `${gameName} · ${document.body.dataset.house ?? ""}`;
  byRole("title", HTMLElement).textContent = gameName;
  const modeView = byRole("mode", HTMLElement);
  modeView.textContent = text(playMoney ? "playMoney" : "realMoney");
  // The site's bar says it too.
  modeView.hidden = playMoney && isFramed() && !fullScreen;
  document.body.dataset.mode = mode;
  document.body.toggleAttribute("data-full-screen", fullScreen && isFramed());
  const backdrop = byRole("backdrop", HTMLImageElement);
  backdrop.src = coverUrl;
  backdrop.hidden = false;
};

/** Shows unfolded rules whole: they are the end of the page, under its sticky controls. */
const unfoldRules = (): void => {
  const rules = byRole("rules", HTMLDetailsElement);
  rules.addEventListener("toggle", () => {
    if (rules.open) scrollTo({ top: document.documentElement.scrollHeight });
  });
};

/** Opens the launch's table and prepares the page; undefined when the launch has expired. `onBet` gets bet changes. */
export const joinTable = async (onBet: () => void = () => undefined) => {
  byRole("exit", HTMLButtonElement).addEventListener("click", leave);
  document.body.toggleAttribute("data-framed", isFramed());
  unfoldRules();
  const answer = await insist<PlayTable>("table", isOver);
  if (!answer.ok) {
    await endTheGame(answer.code);
    return undefined;
  }
  const opened = answer.value;
  setSiteOrigin(opened.parentOrigin);
  dress(opened);
  seat(opened);

  const demo = opened.mode === "demo";
  const { playMoney } = opened;
  const balanceView = byRole("balance", HTMLElement);
  const betView = byRole("bet", HTMLElement);
  const lower = byRole("lower", HTMLButtonElement);
  const raise = byRole("raise", HTMLButtonElement);
  let { balance } = opened;
  let steps = opened.bets;
  const stepUpTo = (most: number) => Math.max(0, steps.filter((bet) => bet <= most).length - 1);
  let step = stepUpTo(Math.min(500, balance));
  const chosen = () => steps[step] ?? 0;
  /** Part of the balance that a round in progress takes; undefined between rounds. */
  let held: number | undefined;
  /** Counts settled balances, so that outdated responses are detected. */
  let settled = 0;

  const show = () => {
    balanceView.textContent = money(balance - (held ?? 0));
    betView.textContent = money(chosen());
    lower.disabled = held !== undefined || step === 0;
    raise.disabled = held !== undefined || step === steps.length - 1;
  };
  /** The buttons are disabled at the limits. */
  const change = (by: number) => {
    step += by;
    show();
    onBet();
  };
  lower.addEventListener("click", () => change(-1));
  raise.addEventListener("click", () => change(1));
  show();

  /** Sends a call that may be repeated; undefined if it failed, after the reason was shown. */
  const send = async <T>(name: string, body?: Readonly<Record<string, unknown>>): Promise<T | undefined> => {
    const answer = await insist<T>(name, (code) => code !== "offline", body);
    if (answer.ok) return answer.value;
    await showRefusal(answer.code, playMoney);
    return undefined;
  };

  /** The player's table: the balance on this page and the chosen bet, in centavos. */
  const table = {
    demo,
    get balance(): number {
      return balance;
    },
    get bet(): number {
      return chosen();
    },
    /** Shows a balance and sends it to the site. */
    settle(next: number): void {
      settled += 1;
      balance = next;
      show();
      if (!demo) postToSite({ type: "balance", balance });
    },
    /** Keeps the bet while a round is in progress, and shows the balance without what the gateway takes for it. */
    hold(now: boolean, pending = chosen()): void {
      held = now ? pending : undefined;
      show();
    },
    /** Reloads balance and limits. Nothing changes if there is no response. */
    async refresh(): Promise<void> {
      // The play money of a demonstration exists on this page only.
      if (demo) return;
      const before = settled;
      const answer = await call<PlayTable>("table");
      if (!answer.ok) {
        if (isOver(answer.code)) await endTheGame(answer.code);
        return;
      }
      // A pending or meanwhile settled round brings its own balance.
      if (held !== undefined || settled !== before) return;
      const kept = chosen();
      steps = answer.value.bets;
      step = stepUpTo(kept);
      if (answer.value.balance === balance) show();
      else table.settle(answer.value.balance);
    },
    /** False when the balance is below the amount, even after a reload; the reason is shown. */
    async canPay(amount = chosen()): Promise<boolean> {
      if (amount > balance) await table.refresh();
      const enough = amount <= balance;
      if (!enough) await offerDeposit(playMoney);
      return enough;
    },
    send,
    /** Sends a money call under one key; undefined if it failed, after the reason was shown. */
    ask<T>(name: string, request: Readonly<Record<string, unknown>>): Promise<T | undefined> {
      return send<T>(name, { ...request, bet: chosen(), key: roundKey() });
    },
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void table.refresh();
  });
  onSiteBalance((reported) => {
    if (reported !== balance) void table.refresh();
  });
  say(text("ready"));
  postToSite({ type: "ready" });
  return table;
};

/** The player's table, once it is opened. */
export type Table = NonNullable<Awaited<ReturnType<typeof joinTable>>>;
