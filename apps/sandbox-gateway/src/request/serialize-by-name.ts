/** Does something when all that was begun under the same name before has ended, however it ended. */
export type SerializeByName = <T>(name: string, act: () => Promise<T>) => Promise<T>;

/**
 * A queue for each name, in this process: guesses that come at once must not all be made before the first is
 * counted. Names are forgotten when nobody waits under them.
 */
export const serializeByName = (): SerializeByName => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, act) => {
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
