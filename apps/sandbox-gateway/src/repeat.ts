import { refusalFor } from "./request/refusal.ts";

/**
 * Runs `act` for each item in sequence; failures are logged and don't stop the others, unless the database is
 * unavailable.
 * @throws the error of an unavailable database
 */
export const forEachIndependently = async <T>(
  { options }: { readonly options: { readonly log: (message: string, error: unknown) => void } },
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
 * Runs a function repeatedly, with a pause of some milliseconds before each run. It must not reject.
 * @returns a function that stops it and waits for the current run
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

/** Runs functions of the same name in sequence: parallel guesses must not all be made before the first is counted. */
export const serializeByName = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const turn = before.then(act, act);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
};
