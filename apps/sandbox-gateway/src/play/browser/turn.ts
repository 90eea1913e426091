import type { ShownFlight, ShownHands, ShownTurn } from "../turns.ts";
import { byRole, pause } from "./page.ts";
import type { Table } from "./table.ts";

/** Shows the player's decisions in place of bet and start; what was chosen before can't change meanwhile. */
export const setDeciding = (now: boolean): void => {
  for (const choices of document.querySelectorAll("fieldset")) choices.disabled = now;
  byRole("go", HTMLButtonElement).closest("footer")?.toggleAttribute("data-deciding", now);
};

/** Time in which a second tap can't be meant for the button that takes another's place. */
const doubleTapMs = 300;

/** Enables buttons and focuses the first, unless they are no longer meant. */
export const handOver = async (
  buttons: readonly HTMLButtonElement[],
  isMeant: () => boolean = () => true,
): Promise<void> => {
  await pause(doubleTapMs);
  if (!isMeant()) return;
  for (const button of buttons) button.disabled = false;
  buttons[0]?.focus();
};

/** A round in which the player decides, and its money on the page. */
export const keepTurn = <Outcome extends ShownHands | ShownFlight>(table: Table) => {
  /** What of the stake the page's balance is without. */
  let taken = 0;
  return {
    /** The open round or the one with that id. */
    async find(id?: string): Promise<ShownTurn<Outcome> | undefined> {
      type Found = { readonly turn: ShownTurn<Outcome> | null };
      const found = await table.send<Found>(id === undefined ? "turn" : `turn?id=${id}`);
      return found?.turn ?? undefined;
    },
    /** Shows the balance after it. Play money has no gateway's: it pays the stake and receives the win here. */
    settle({ stake, win = 0, balance }: ShownTurn<Outcome>): void {
      table.settle(balance ?? table.balance - (stake - taken) + win);
      taken = stake;
    },
    /** Play money of a round that the gateway has forgotten. */
    giveBack(): void {
      if (table.demo) table.settle(table.balance + taken);
    },
    /** Lets the player choose the next bet. */
    end(): void {
      taken = 0;
      table.hold(false);
    },
  };
};
