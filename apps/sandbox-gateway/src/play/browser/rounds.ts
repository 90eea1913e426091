import { byRole, text } from "./page.ts";
import { joinTable, type Round } from "./table.ts";
import { type Ending, endingOf, verdict } from "./wallet.ts";

/** What a game brings to the common course of a round. */
export interface RoundGame<T> {
  /** What the player chose, for the request. */
  readonly choice: () => Readonly<Record<string, unknown>>;
  /** Starts moving while the gateway draws. */
  readonly start: () => void;
  /** Shows the drawn outcome; the balance changes when it resolves. */
  readonly show: (outcome: T, ending: Ending) => Promise<void>;
  /** Stops moving: the round came to nothing. */
  readonly cancel: () => void;
}

/** Runs a game of single rounds: bet, draw, show, settle, again. */
export const runRounds = async <T>(game: RoundGame<T>): Promise<void> => {
  const table = await joinTable();
  if (table === undefined) return;
  const go = byRole("go", HTMLButtonElement);
  const { wallet } = table;

  const play = async () => {
    if (!(await table.canPay())) return;
    go.disabled = true;
    wallet.hold(true);
    wallet.stake();
    table.say(text("playing"));
    game.start();
    const bet = wallet.bet;
    const round = await table.ask<Round<T>>("round", game.choice());
    if (round) {
      const ending = endingOf(round.win, bet);
      await game.show(round.outcome, ending);
      wallet.settle(round.balance ?? wallet.balance - bet + round.win);
      table.say(verdict(wallet, round.win, bet));
      document.body.dataset.last = ending;
    } else {
      game.cancel();
      wallet.hold(false);
      await table.refresh();
      table.say(text("ready"));
    }
    wallet.hold(false);
    go.disabled = false;
    go.focus();
  };
  go.addEventListener("click", () => void play());
  go.disabled = false;
};
