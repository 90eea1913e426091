import { repeat } from "../repeat.ts";
import type { Services } from "../services.ts";

const EVERY_MS = 1_000;

/**
 * Takes over what other gateways on the same server change, such as a switch at the console, within about a second,
 * until told to stop. A folder has one gateway, so nobody else changes anything there.
 */
export const followSettings = ({ settings, options }: Services): (() => Promise<void>) => {
  if (options.database.kind !== "server") return async () => {};
  let failing = false;
  return repeat(EVERY_MS, async () => {
    try {
      await settings.look();
      failing = false;
    } catch (error) {
      // Said once: while the database is away every look fails.
      if (!failing) options.log("The settings could not be read again:", error);
      failing = true;
    }
  });
};
