import type { PlacedBet } from "../../play-rounds/bets.ts";
import type { Fixture, LiveMatch, Selection } from "../matches.ts";
import { byRole, make, makeButton, pause, text } from "./page.ts";
import { announceResult, call, joinTable, money, say } from "./table.ts";

const price = (odds: number): string => (odds / 100).toFixed(2);

const fixtureRow = (fixture: Fixture, onPick: (selection: Selection) => void): HTMLElement => {
  const { home, away, league, odds } = fixture;
  const whom = { 1: home, X: text("draw"), 2: away };
  const prices = (["1", "X", "2"] as const).map((selection) => {
    // Visually hidden: sighted players see the team above its odds.
    const name = make("span", "unseen", ` ${whom[selection]} `);
    const shown = [make("span", "", selection), name, make("b", "", price(odds[selection]))];
    const button = makeButton("", () => onPick(selection), ...shown);
    button.value = `${fixture.id}/${selection}`;
    return button;
  });
  const live = make("p", "fixture__live");
  live.dataset.liveOf = fixture.id;
  const next = make("b", "fixture__next");
  next.dataset.nextOf = fixture.id;
  return make(
    "li",
    "card",
    make("p", "hint", league),
    make("p", "fixture__teams", make("b", "", home), make("b", "", away)),
    live,
    next,
    make("div", "fixture__prices", ...prices),
  );
};

const clock = new Intl.DateTimeFormat(document.body.dataset.locale, {
  timeStyle: "medium",
  hourCycle: "h23",
  timeZone: document.body.dataset.timeZone,
});

const betRow = ({ slip, stake, result }: PlacedBet): HTMLElement => {
  const part = (name: string): string => String(slip[name] ?? "");
  const score = Array.isArray(result?.outcome.score) ? result.outcome.score.join(" – ") : "–";
  const win = result?.win ?? 0;
  const state = win > 0 ? text("betWon", { amount: money(win) }) : text("betLost");
  return make(
    "li",
    "card",
    make("p", "", `${part("home")} ${score} ${part("away")}`),
    // Bets of older releases have no start.
    ...(typeof slip.kickoff === "number"
      ? [make("p", "hint", text("starts", { time: clock.format(slip.kickoff) }))]
      : []),
    make("p", "hint", `${part("selection")} @ ${price(Number(slip.odds))} · ${money(stake)}`),
    make("b", win > 0 ? "gain" : "", result === undefined ? text("open") : state),
  );
};

const go = byRole("go", HTMLButtonElement);
const fixtureList = byRole("fixtures", HTMLElement);
const betList = byRole("bets", HTMLElement);

/** Start of each pairing's next match, by its id. */
let kickoffs: Readonly<Record<string, number>> = {};
/** How far the gateway's clock is ahead of the player's. */
let ahead = 0;
let choice: { readonly fixture: Fixture; readonly selection: Selection } | undefined;
/** Bets for play money: the gateway doesn't store them. */
let demoBets: readonly PlacedBet[] = [];

const table = await joinTable(() => showChoice());

const showChoice = (): void => {
  if (table === undefined) return;
  const chosen = choice && `${choice.fixture.id}/${choice.selection}`;
  for (const button of fixtureList.querySelectorAll("button"))
    button.setAttribute("aria-pressed", String(button.value === chosen));
  go.disabled = choice === undefined;
  go.textContent = text("place", { amount: money(table.bet) });
  if (choice === undefined) return;
  const gain = Math.floor((table.bet * choice.fixture.odds[choice.selection]) / 100);
  say(text("gain", { amount: money(gain) }));
};

let shown: readonly PlacedBet[] = [];

/** Also announces the latest result that is new, unless the player is placing the next bet. */
const showBets = (bets: readonly PlacedBet[]): void => {
  const isNew = ({ id, result }: PlacedBet) =>
    result && shown.some((known) => known.id === id && !known.result);
  const latest = bets.find(isNew);
  shown = bets;
  byRole("no-bets", HTMLElement).hidden = bets.length > 0;
  betList.replaceChildren(...bets.map(betRow));
  if (latest?.result && choice === undefined && bets.every(({ result }) => result))
    announceResult(latest.result.win, latest.stake);
};

const loadFixtures = async (): Promise<void> => {
  const answer = await call<readonly Fixture[]>("fixtures");
  if (!answer.ok) return;
  const choose = (chosen: typeof choice): void => {
    choice = chosen;
    showChoice();
  };
  const rows = answer.value.map((fixture) =>
    fixtureRow(fixture, (selection) => choose({ fixture, selection })),
  );
  fixtureList.replaceChildren(...rows);
  choose(undefined);
};

const loadBets = async (): Promise<void> => {
  const answer = await call<{ bets: readonly PlacedBet[]; balance: number }>("bets");
  if (!answer.ok) return;
  table?.settle(answer.value.balance);
  showBets(answer.value.bets);
};

const SECOND_MS = 1_000;
const LIVE_EVERY_MS = 2 * SECOND_MS;

interface Schedule {
  readonly now: number;
  readonly live: readonly LiveMatch[];
  readonly kickoffs: typeof kickoffs;
}

const nextViews = (): readonly HTMLElement[] => [
  ...fixtureList.querySelectorAll<HTMLElement>("[data-next-of]"),
];

/** Shows the matches in progress; without an answer none, as they would be outdated. */
const showLive = (live: readonly LiveMatch[] = []): void => {
  byRole("live-count", HTMLElement).textContent =
    live.length > 0 ? text("live", { count: String(live.length) }) : "";
  for (const view of fixtureList.querySelectorAll<HTMLElement>("[data-live-of]")) {
    const match = live.find(({ fixture }) => fixture === view.dataset.liveOf);
    view.replaceChildren(
      make("span", "", match ? text("inPlay", { minute: String(match.minute) }) : text("notInPlay")),
      make("b", "", match ? match.score.join(" – ") : ""),
    );
  }
};

/** Shows how long the next matches can be bet on. */
const showTimes = (): void => {
  for (const view of nextViews()) {
    const kickoff = kickoffs[view.dataset.nextOf ?? ""];
    const seconds = Math.max(0, Math.ceil(((kickoff ?? 0) - Date.now() - ahead) / SECOND_MS));
    const time = `00:${String(seconds).padStart(2, "0")}`;
    view.textContent = kickoff === undefined ? "" : text("next", { time });
  }
};

const countDown = async (): Promise<void> => {
  for (;;) {
    showTimes();
    await pause(SECOND_MS);
  }
};

/** Follows the matches while the page is visible. */
const followMatches = async (): Promise<void> => {
  for (;;) {
    if (!document.hidden) {
      const answer = await call<Schedule>("live");
      const schedule = answer.ok ? answer.value : undefined;
      // Each hour has other pairings.
      const isOutdated =
        schedule && nextViews().some(({ dataset }) => !schedule.kickoffs[dataset.nextOf ?? ""]);
      if (choice === undefined && isOutdated) await loadFixtures();
      kickoffs = schedule?.kickoffs ?? {};
      if (schedule) ahead = schedule.now - Date.now();
      showLive(schedule?.live);
      showTimes();
    }
    await pause(LIVE_EVERY_MS);
  }
};

const settleLater = async (bet: PlacedBet): Promise<void> => {
  await pause(Math.max(0, bet.dueAt - bet.placedAt) + 300);
  if (!table?.demo) return loadBets();
  demoBets = demoBets.map((open) => (open.id === bet.id ? bet : open));
  table.settle(table.balance + (bet.result?.win ?? 0));
  showBets(demoBets);
};

const place = async (): Promise<void> => {
  if (table === undefined || choice === undefined || !(await table.canPay())) return;
  const { fixture, selection } = choice;
  go.disabled = true;
  table.hold(true);
  const stake = table.bet;
  const request = { fixture: fixture.id, selection, odds: fixture.odds[selection] };
  const placed = await table.ask<{ bet: PlacedBet; balance: number }>("bets", request);
  table.hold(false);
  if (placed === undefined) {
    await Promise.all([table.refresh(), loadFixtures()]);
    say(text("tapPrice"));
    return;
  }
  choice = undefined;
  showChoice();
  say(text("accepted"));
  document.body.dataset.last = "lost";
  if (table.demo) {
    const { result, ...open } = placed.bet;
    demoBets = [open, ...demoBets].slice(0, 20);
    table.settle(table.balance - stake);
    showBets(demoBets);
  } else await loadBets();
  void settleLater(placed.bet);
};

if (table) {
  go.addEventListener("click", () => void place());
  await Promise.all([loadFixtures(), loadBets()]);
  say(text("tapPrice"));
  void followMatches();
  void countDown();
}
