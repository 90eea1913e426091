import type { PlacedBet } from "../ports.ts";
import type { Fixture, Selection } from "../rules/fixtures.ts";
import { call } from "./calls.ts";
import { betRow, fixtureRow } from "./match-rows.ts";
import { byRole, pause, text } from "./page.ts";
import { joinTable, type Table } from "./table.ts";
import { endingOf, verdict } from "./wallet.ts";

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
