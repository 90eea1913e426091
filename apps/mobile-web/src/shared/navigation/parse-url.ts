/**
 * An address as a URL, or undefined when it is none. `URL.canParse` and `URL.parse` are newer than the browsers that the
 * site supports (build/browser-floor.ts).
 */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
