import type { PlacedBet } from "../../play-rounds/bets.ts";
import type { DrawOffer } from "../draw-bets.ts";
import { byRole, make, pause, text } from "./page.ts";
import { makePicker, pickHint } from "./picker.ts";
import { announceResult, call, joinTable, money, say } from "./table.ts";
import { drawnOf, hitsText, ticketRow } from "./tickets.ts";

const SECOND_MS = 1_000;
const LATEST = 20;

const go = byRole("go", HTMLButtonElement);
const salesView = byRole("sales", HTMLElement);
const clockView = byRole("clock", HTMLElement);
const ticketList = byRole("bets", HTMLElement);

let offer: DrawOffer | undefined;
/** How far the gateway's clock is ahead of the player's. */
let ahead = 0;
let sales: "salesOpen" | "salesClosed" | "drawing" | undefined;
/** As shown; a ticket without a result waits for its draw. */
let tickets: readonly PlacedBet[] = [];
/** Bets for play money with their results: the gateway doesn't store them. */
let demoBets: readonly PlacedBet[] = [];
let picker: ReturnType<typeof makePicker> | undefined;
let placing = false;

const now = (): number => Date.now() + ahead;

const table = await joinTable(() => showBet());

const number = new Intl.NumberFormat(document.body.dataset.locale);
const share = new Intl.NumberFormat(document.body.dataset.locale, {
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What depends on the picks and the bet. */
const showBet = (): void => {
  if (table === undefined || offer === undefined) return;
  const { prizes, highest } = offer.rule;
  go.disabled = placing || sales !== "salesOpen" || picker?.complete() === undefined;
  go.textContent = text("place", { amount: money(table.bet) });
  const { bet } = table;
  const rows = prizes.flatMap((times, hits) => {
    if (times === 0) return [];
    const name = make("th", "", hitsText(hits, highest === undefined));
    name.scope = "row";
    return [
      make("tr", "", name, make("td", "", `${number.format(times)}×`), make("td", "", money(times * bet))),
    ];
  });
  byRole("prizes", HTMLElement).replaceChildren(...rows.toReversed());
};

const timeLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const [days, hours, minutes] = [86_400, 3_600, 60].map((unit) => Math.floor(seconds / unit));
  const parts = [...(hours ? [(hours ?? 0) % 24] : []), (minutes ?? 0) % 60, seconds % 60];
  const clock = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return days ? text("days", { days: String(days), clock }) : clock;
};

const loadOffer = async (): Promise<void> => {
  const answer = await call<DrawOffer>("draw");
  if (!answer.ok) return;
  offer = answer.value;
  ahead = offer.now - Date.now();
  const { drawNo, rule, returned } = offer;
  byRole("draw", HTMLElement).textContent = text("nextDraw", { number: drawNo });
  byRole("returned", HTMLElement).textContent = text("drawReturn", { share: share.format(returned) });
  picker ??= makePicker(byRole("picks", HTMLElement), rule, showBet);
};

/** Shows tickets, and announces the results that are new. */
const showTickets = (next: readonly PlacedBet[]): void => {
  const isNew = ({ id, result }: PlacedBet) =>
    result && tickets.some((known) => known.id === id && !known.result);
  const drawn = next.filter(isNew);
  tickets = next;
  byRole("no-bets", HTMLElement).hidden = next.length > 0;
  ticketList.replaceChildren(...next.map((bet) => ticketRow(bet, offer?.rule.highest === undefined)));
  const [latest] = drawn;
  if (latest === undefined) return;
  const sum = (amountOf: (bet: PlacedBet) => number) => drawn.reduce((all, bet) => all + amountOf(bet), 0);
  const numbers = drawnOf(latest).join(" ");
  const drew = text("drew", { number: String(latest.slip.draw), numbers });
  announceResult(
    sum(({ result }) => result?.win ?? 0),
    sum(({ stake }) => stake),
    drew,
  );
};

/** A demo's tickets at this moment: results are shown when the draw is due. */
const demoTickets = (): readonly PlacedBet[] =>
  demoBets.map(({ result, ...bet }) => (bet.dueAt <= now() && result ? { ...bet, result } : bet));

const loadTickets = async (): Promise<void> => {
  if (table?.demo) {
    const next = demoTickets();
    const waited = (id: string) => tickets.some((bet) => bet.id === id && !bet.result);
    const won = next.reduce((sum, { id, result }) => sum + (waited(id) ? (result?.win ?? 0) : 0), 0);
    table.settle(table.balance + won);
    showTickets(next);
    return;
  }
  const before = tickets;
  const answer = await call<{ bets: readonly PlacedBet[]; balance: number }>("bets");
  // An answer from before a bet has neither its ticket nor its stake.
  if (!answer.ok || placing || tickets !== before) return;
  table?.settle(answer.value.balance);
  showTickets(answer.value.bets);
};

let loading = false;
/** Loads the draw on offer and the tickets, one request at a time. */
const renew = async (): Promise<void> => {
  if (loading) return;
  loading = true;
  await loadOffer();
  showTime();
  await loadTickets();
  loading = false;
};

/** The players of a draw ask for its numbers within this time, not all at once. */
const spread = Math.random() * SECOND_MS;

const news = { salesOpen: "onSale", salesClosed: "salesOver", drawing: "drawing" } as const;

const showTime = (): void => {
  if (offer === undefined) return;
  const at = now();
  const before = sales;
  sales = at >= offer.drawTime ? "drawing" : at >= offer.closeTime ? "salesClosed" : "salesOpen";
  clockView.textContent =
    sales === "drawing" ? "–" : timeLeft((sales === "salesOpen" ? offer.closeTime : offer.drawTime) - at);
  if (sales === before) return;
  salesView.textContent = text(sales);
  // Players who are about to bet are told.
  if (picker?.complete()) say(text(news[sales], { number: offer.drawNo }));
  showBet();
};

/** Follows the draws while the page is visible. */
const follow = async (): Promise<void> => {
  for (;;) {
    showTime();
    const isDue = tickets.some(({ dueAt, result }) => !result && dueAt <= now());
    const isOver = offer === undefined || now() >= offer.drawTime + spread;
    if (!document.hidden && (isDue || isOver)) void renew();
    await pause(SECOND_MS - (now() % SECOND_MS));
  }
};

const place = async (): Promise<void> => {
  const picks = picker?.complete();
  if (table === undefined || offer === undefined || picks === undefined || !(await table.canPay())) return;
  placing = true;
  go.disabled = true;
  table.hold(true);
  const stake = table.bet;
  const placed = await table.ask<{ bet: PlacedBet; balance: number }>("draw", { draw: offer.drawNo, picks });
  placing = false;
  table.hold(false);
  if (placed === undefined) {
    say(text("ready"));
    await Promise.all([table.refresh(), renew()]);
    showBet();
    return;
  }
  picker?.clear();
  document.body.dataset.last = "lost";
  if (table.demo) {
    demoBets = [placed.bet, ...demoBets].slice(0, LATEST);
    table.settle(table.balance - stake);
    showTickets(demoTickets());
  } else {
    table.settle(placed.balance);
    showTickets([placed.bet, ...tickets.filter(({ id }) => id !== placed.bet.id)].slice(0, LATEST));
  }
  say(text("bought"));
  byRole("tickets", HTMLElement).focus({ preventScroll: true });
  ticketList.firstElementChild?.scrollIntoView({ block: "nearest" });
};

if (table) {
  go.addEventListener("click", () => void place());
  await renew();
  if (offer) say(pickHint(offer.rule));
  void follow();
}
