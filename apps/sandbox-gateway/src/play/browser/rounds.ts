import { dealHands, type HandsOutcome } from "./hands.ts";
import { byRole, movingMs, pause, text } from "./page.ts";
import { dropBall, type PlinkoOutcome } from "./plinko.ts";
import { announceResult, joinTable, say } from "./table.ts";
import { layChip, type RouletteOutcome, turnWheel } from "./wheel.ts";

/** A drawn result, as defined by the gateway's rules. */
type Outcome =
  | { readonly game: "reels"; readonly grid: readonly number[]; readonly lines: readonly number[] }
  | { readonly game: "coin"; readonly side: string }
  | { readonly game: "digit"; readonly ball: number }
  | { readonly game: "dice"; readonly dice: readonly number[]; readonly total: number }
  | RouletteOutcome
  | HandsOutcome
  | PlinkoOutcome;

/** A round as returned by the gateway. Without `balance` it was for play money. */
interface Round {
  readonly outcome: Outcome;
  readonly win: number;
  readonly balance?: number;
}

const diceFaces = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

const stage = byRole("stage", HTMLElement);
const go = byRole("go", HTMLButtonElement);
const all = (selector: string) => document.querySelectorAll<HTMLImageElement>(selector);

const winningLines = (count: number): string => {
  if (count === 0) return "";
  return count === 1 ? text("oneLine") : text("lines", { count: String(count) });
};

/** Shows a drawn result after its animation. @returns what a screen reader should hear of it besides the payout */
const show = async (outcome: Outcome): Promise<string> => {
  if (outcome.game === "roulette") return turnWheel(outcome, movingMs);
  if ("hands" in outcome) return dealHands(outcome, movingMs);
  if (outcome.game === "plinko") return dropBall(outcome, movingMs);
  await pause(movingMs);
  switch (outcome.game) {
    case "reels":
      for (const [index, cell] of all("[data-lines]").entries()) {
        const lines = (cell.dataset.lines ?? "").split(" ").map(Number);
        cell.src = all(`[data-symbol="${outcome.grid[index]}"]`).item(0)?.src ?? "";
        cell.toggleAttribute(
          "data-won",
          lines.some((line) => outcome.lines.includes(line)),
        );
      }
      return winningLines(outcome.lines.length);
    case "coin":
      for (const face of all("[data-face]")) face.hidden = face.dataset.face !== outcome.side;
      return "";
    case "dice":
      byRole("dice", HTMLElement).textContent = outcome.dice.map((die) => diceFaces[die - 1]).join("");
      return text("rolled", { dice: outcome.dice.join(" + "), total: String(outcome.total) });
    case "digit":
      byRole("ball", HTMLElement).textContent = String(outcome.ball);
      return "";
  }
};

const chosenInput = () => document.querySelector<HTMLInputElement>("fieldset input:checked");

/** The player's choice for the request. */
const choice = () => {
  const game = document.body.dataset.game;
  const chosen = chosenInput();
  if (chosen === null) return { game };
  return { game, [chosen.name]: /^\d+$/.test(chosen.value) ? Number(chosen.value) : chosen.value };
};

const table = await joinTable(() => showChip());

const showChip = (): void => layChip(table?.bet ?? 0);

/** The motif of the game's cover takes the place of the first symbol, which pays most. */
const showMotif = (): void => {
  const first = all('[data-symbol="0"]').item(0)?.src;
  const cover = byRole("backdrop", HTMLImageElement).src;
  for (const image of all(".reels img, .prizes img"))
    if (image.src === first) image.src = `${cover}?width=240`;
};

/** Places the bet, shows the drawn result and updates the balance. */
const play = async (): Promise<void> => {
  if (table === undefined || !(await table.canPay())) return;
  go.disabled = true;
  table.hold(true);
  say(text("playing"));
  stage.dataset.state = "moving";
  const { bet } = table;
  const round = await table.ask<Round>("round", choice());
  if (round) {
    const drawn = await show(round.outcome);
    stage.dataset.state = round.win > 0 ? "won" : "idle";
    table.hold(false);
    table.settle(round.balance ?? table.balance - bet + round.win);
    announceResult(round.win, bet, drawn);
  } else {
    stage.dataset.state = "idle";
    table.hold(false);
    await table.refresh();
    say(text("ready"));
  }
  go.disabled = false;
  go.focus();
};

if (table) {
  showMotif();
  go.addEventListener("click", () => void play());
  if (chosenInput() === null && document.querySelector("fieldset")) {
    say(text("choose"));
    stage.addEventListener("change", () => {
      showChip();
      if (stage.dataset.state === "moving") return;
      say(text("oneBet"));
      go.disabled = false;
    });
  } else go.disabled = false;
}
