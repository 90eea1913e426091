import type { PlacedBet } from "../ports.ts";
import type { Fixture, Selection } from "../rules/fixtures.ts";
import { text } from "./page.ts";

const made = (tag: string, className: string, content: string): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = content;
  return element;
};

const price = (odds: number): string => (odds / 100).toFixed(2);

/** A match with its three prices. */
export const fixtureRow = (fixture: Fixture, onPick: (selection: Selection) => void): HTMLElement => {
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
export const betRow = (bet: PlacedBet, money: (centavos: number) => string): HTMLElement => {
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
