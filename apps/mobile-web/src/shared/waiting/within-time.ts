/**
 * What work of the browser's settles with, if it does in time: storages, caches, clipboards and workers sometimes never
 * answer, and then must not stop what the player does.
 *
 * @param milliseconds how long the player waits for it
 * @throws what the work failed with, or an error when it takes longer; the work itself goes on
 */
export const withinTime = <T>(work: Promise<T>, milliseconds = 1_000): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(tooLong, milliseconds);
    const end = () => clearTimeout(timer);
    void work.then(resolve, reject).finally(end);
  });
