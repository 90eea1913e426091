/** `URL.parse` for the oldest supported browsers (build/browser-floor.ts), which lack it. */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
