/**
 * An address that the gateway names, if the site may load it or lead there: https without user names, or a
 * path on the site itself, whose origin is given. Anything else is undefined.
 */
export const safeAddress = (url: string, siteOrigin: string): string | undefined => {
  const text = url.trim();
  // One slash: two would lead to another host.
  if (/^\/[^/\\\s]\S*$/.test(text)) return siteOrigin + text;
  return /^https:\/\/[^/\\?#\s@]+(?:[/?#]\S*)?$/i.test(text) ? text : undefined;
};

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
