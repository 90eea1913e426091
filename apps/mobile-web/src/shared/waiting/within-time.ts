/**
 * What work of the browser's settles with, if it does in time: storages, caches, clipboards and workers sometimes never
 * answer, and then must not stop what the player does.
 *
 * @throws an error after so many milliseconds; the work itself goes on
 */
export const withinTime = <T>(work: Promise<T>, milliseconds = 1_000): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
