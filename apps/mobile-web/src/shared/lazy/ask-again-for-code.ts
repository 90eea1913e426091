/**
 * Asks the network for files of code, past the service worker's cache and the browser's own, which both take what comes
 * in place of what they have (worker/cached-files.ts).
 *
 * @returns whether there was anything to ask for, and an answer to each
 */
export const askAgainForCode = async (addresses: readonly string[]): Promise<boolean> => {
  if (addresses.length === 0) return false;
  try {
    const answers = await Promise.all(addresses.map((address) => fetch(address, { cache: "reload" })));
    // An answer is cached once it was read.
    await Promise.all(answers.map((answer) => answer.blob()));
    return true;
  } catch {
    return false;
  }
};
