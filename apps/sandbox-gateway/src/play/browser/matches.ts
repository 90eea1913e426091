import type { PlacedBet } from "../../play-rounds/bets.ts";
import type { Fixture, Selection } from "../rules.ts";
import { call } from "./calls.ts";
import { byRole, pause, text } from "./page.ts";
import { joinTable, type Table } from "./table.ts";
import { endingOf, verdict } from "./wallet.ts";

const made = (tag: string, className: string, content: string): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = content;
  return element;
};

const price = (odds: number): string => (odds / 100).toFixed(2);

/** A match with its three prices. */
const fixtureRow = (fixture: Fixture, onPick: (selection: Selection) => void): HTMLElement => {
  const row = made("li", "fixture", "");
  const teams = made("p", "fixture__teams", "");
  teams.append(made("b", "", fixture.home), made("b", "", fixture.away));
  const prices = made("div", "fixture__prices", "");
  for (const selection of ["1", "X", "2"] as const) {
    const button = document.createElement("button");
    button.type = "button";
    button.value = `${fixture.id}/${selection}`;
    button.setAttribute("aria-pressed", "false");
    const whom = selection === "X" ? text("draw") : selection === "1" ? fixture.home : fixture.away;
    button.append(
      made("span", "", selection),
      made("span", "unseen", ` ${whom} `),
      made("b", "", price(fixture.odds[selection])),
    );
    button.addEventListener("click", () => onPick(selection));
    prices.append(button);
  }
  row.append(made("p", "fixture__league", `${fixture.league} · ${fixture.minute}′`), teams, prices);
  return row;
};

const slipText = (slip: PlacedBet["slip"], name: string): string => String(slip[name] ?? "");

/** A placed bet: open, won or lost. */
const betRow = (bet: PlacedBet, money: (centavos: number) => string): HTMLElement => {
  const row = made("li", "placed", "");
  const { result } = bet;
  const state = result === undefined ? "open" : result.win > 0 ? "won" : "lost";
  row.dataset.state = state;
  const score = Array.isArray(result?.outcome.score) ? result.outcome.score.join(" – ") : "·  ·";
  const words = {
    open: text("playing"),
    lost: text("betLost"),
    won: text("betWon", { amount: money(result?.win ?? 0) }),
  };
  const odds = price(Number(bet.slip.odds));
  row.append(
    made("p", "placed__teams", `${slipText(bet.slip, "home")} ${score} ${slipText(bet.slip, "away")}`),
    made("p", "placed__slip", `${slipText(bet.slip, "selection")} @ ${odds} · ${money(bet.stake)}`),
    made("b", "placed__state", words[state]),
  );
  return row;
};

interface Choice {
  readonly fixture: Fixture;
  readonly selection: Selection;
}

interface Ledger {
  readonly bets: readonly PlacedBet[];
  readonly balance: number;
}

const go = byRole("go", HTMLButtonElement);
const fixtureList = byRole("fixtures", HTMLElement);
const betList = byRole("bets", HTMLElement);
const empty = byRole("no-bets", HTMLElement);

let choice: Choice | undefined;
/** Bets for play money: the gateway keeps none of them. */
let demoBets: readonly PlacedBet[] = [];

const showBets = (table: Table, bets: readonly PlacedBet[]): void => {
  empty.hidden = bets.length > 0;
  betList.replaceChildren(...bets.map((bet) => betRow(bet, table.wallet.money)));
};

/** Says how the latest settled bet ended, unless the player is busy with the next one. */
const tellResult = (table: Table, bets: readonly PlacedBet[]): void => {
  const latest = bets.find((bet) => bet.result);
  const open = bets.some((bet) => bet.result === undefined);
  if (latest?.result && !open && choice === undefined) {
    table.say(verdict(table.wallet, latest.result.win, latest.stake));
    document.body.dataset.last = endingOf(latest.result.win, latest.stake);
  }
};

const showChoice = (table: Table): void => {
  for (const button of fixtureList.querySelectorAll("button")) {
    const chosen = choice !== undefined && button.value === `${choice.fixture.id}/${choice.selection}`;
    button.setAttribute("aria-pressed", String(chosen));
  }
  go.disabled = choice === undefined;
  go.textContent = text("place", { amount: table.wallet.money(table.wallet.bet) });
  if (choice) {
    const gain = Math.floor((table.wallet.bet * choice.fixture.odds[choice.selection]) / 100);
    table.say(text("gain", { amount: table.wallet.money(gain) }));
  }
};

const loadFixtures = async (table: Table): Promise<void> => {
  const answer = await call<readonly Fixture[]>("fixtures");
  if (!answer.ok) return;
  fixtureList.replaceChildren(
    ...answer.value.map((fixture) =>
      fixtureRow(fixture, (selection) => {
        choice = { fixture, selection };
        showChoice(table);
      }),
    ),
  );
  choice = undefined;
  showChoice(table);
};

const loadBets = async (table: Table): Promise<void> => {
  const answer = await call<Ledger>("bets");
  if (!answer.ok) return;
  table.wallet.settle(answer.value.balance);
  showBets(table, answer.value.bets);
  tellResult(table, answer.value.bets);
};

const settleLater = async (table: Table, bet: PlacedBet): Promise<void> => {
  await pause(Math.max(0, bet.dueAt - bet.placedAt) + 300);
  if (!table.demo) {
    await loadBets(table);
    return;
  }
  demoBets = demoBets.map((open) => (open.id === bet.id ? bet : open));
  table.wallet.settle(table.wallet.balance + (bet.result?.win ?? 0));
  showBets(table, demoBets);
  tellResult(table, demoBets);
};

const place = async (table: Table): Promise<void> => {
  if (choice === undefined || !(await table.canPay())) return;
  const { fixture, selection } = choice;
  go.disabled = true;
  table.wallet.hold(true);
  const stake = table.wallet.bet;
  const placed = await table.ask<{ bet: PlacedBet; balance: number }>("bets", {
    fixture: fixture.id,
    selection,
    odds: fixture.odds[selection],
  });
  table.wallet.hold(false);
  if (placed === undefined) {
    await Promise.all([table.refresh(), loadFixtures(table)]);
    return;
  }
  choice = undefined;
  showChoice(table);
  table.say(text("playing"));
  document.body.dataset.last = "lost";
  betList.scrollIntoView({ block: "nearest" });
  if (table.demo) {
    const { result, ...open } = placed.bet;
    demoBets = [open, ...demoBets].slice(0, 20);
    table.wallet.settle(table.wallet.balance - stake);
    showBets(table, demoBets);
  } else {
    await loadBets(table);
  }
  void settleLater(table, placed.bet);
};

let seated: Table | undefined;
const table = await joinTable(() => seated && showChoice(seated));
if (table) {
  seated = table;
  go.addEventListener("click", () => void place(table));
  await Promise.all([loadFixtures(table), loadBets(table)]);
}
