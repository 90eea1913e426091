/**
 * Adds a time limit to a promise: storages, caches, clipboards and workers sometimes never answer, and must not block
 * the player.
 *
 * @param milliseconds time limit
 * @throws the promise's error, or a timeout error; the work itself continues
 */
export const withinTime = <T>(work: Promise<T>, milliseconds = 1_000): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(tooLong, milliseconds);
    const end = () => clearTimeout(timer);
    void work.then(resolve, reject).finally(end);
  });
