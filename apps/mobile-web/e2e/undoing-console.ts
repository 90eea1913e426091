import type { Console } from "./console.ts";

/** A console that undoes a test's changes. */
export interface UndoingConsole {
  readonly console: Console;
  /** Restores the state from before the test, also after one that failed or timed out. */
  undo(): Promise<void>;
}

/**
 * Records each switch's state and who was offered a contract. A retried test uses the same gateway, and so do later
 * ones.
 */
export const undoing = (console: Console): UndoingConsole => {
  const switches = new Map<string, boolean>();
  const offeredTo = new Set<string>();
  return {
    console: {
      ...console,
      async setSwitch(name, on) {
        if (!switches.has(name)) switches.set(name, await console.isOn(name));
        await console.setSwitch(name, on);
      },
      async offerContract(username, kind) {
        offeredTo.add(username);
        await console.offerContract(username, kind);
      },
    },
    async undo() {
      for (const [name, on] of switches) await console.setSwitch(name, on);
      for (const username of offeredTo) await console.withdrawContracts(username);
      await console.heal();
    },
  };
};
