import type { Console } from "./console.ts";

/** A console that remembers what a test did to the world. */
export interface UndoingConsole {
  readonly console: Console;
  /** Puts back what was there before the test, also after one that failed or ran out of time. */
  undo(): Promise<void>;
}

/**
 * Notes how each switch stood and whom a contract was offered. A test that runs a second time meets the same gateway,
 * and so do those after it.
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
