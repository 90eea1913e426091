/** `URL.parse`, which is newer than the oldest supported browsers (build/browser-floor.ts). */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
