import type { GatewayOptions } from "./options.ts";
import { refusalFor } from "./request/refusal.ts";

/**
 * Does something with each, one after the other, whatever becomes of the others: failures are logged. Only without a
 * database there is no use in going on.
 *
 * @throws what a database that is away throws
 */
export const eachApart = async <T>(
  { options }: { readonly options: Pick<GatewayOptions, "log"> },
  all: readonly T[],
  nameOf: (one: T) => string,
  act: (one: T) => Promise<unknown>,
): Promise<void> => {
  for (const one of all) {
    try {
      await act(one);
    } catch (error) {
      if (refusalFor(error).code === "database_away") throw error;
      options.log(`The sweep failed for ${nameOf(one)}:`, error);
    }
  }
};

/**
 * Does something again and again, one after the other with a pause of so many milliseconds before each. It must not
 * reject.
 *
 * @returns stops, and waits for what is being done
 */
export const repeat = (everyMs: number, act: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const later = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = act().then(later);
    }, everyMs);
    timer.unref();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
};
