/**
 * Adds a time limit: storages, caches, clipboards and workers sometimes never respond. The work itself isn't cancelled.
 */
export const withinTime = <T>(work: Promise<T>, milliseconds = 1_000): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(tooLong, milliseconds);
    const end = () => clearTimeout(timer);
    void work.then(resolve, reject).finally(end);
  });
