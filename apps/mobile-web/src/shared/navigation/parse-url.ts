/**
 * Parses a URL; undefined if it is not valid. `URL.canParse` and `URL.parse` are newer than the oldest supported
 * browsers (build/browser-floor.ts).
 */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
