/**
 * Whether a host name, with its port if it has one, is on an allow-list. "*.example.com" stands for every name below
 * example.com, but not for example.com itself.
 */
export const isHostAllowed = (host: string, allowed: readonly string[]): boolean => {
  const name = host.toLowerCase();
  return allowed.some((entry) =>
    entry.startsWith("*.") ? name.endsWith(entry.slice(1)) && name.length > entry.length - 1 : name === entry,
  );
};
