/**
 * Returns an address from the gateway if the site may load or link it: https without credentials, or a path on the
 * site, made absolute with its origin. Otherwise undefined.
 */
export const safeAddress = (url: string, siteOrigin: string): string | undefined => {
  const text = url.trim();
  // A second slash would lead to another host.
  if (/^\/[^/\\\s]\S*$/.test(text)) return siteOrigin + text;
  return /^https:\/\/[^/\\?#\s@]+(?:[/?#]\S*)?$/i.test(text) ? text : undefined;
};

/**
 * Whether a host name, with its port if any, is on an allow-list. "*.example.com" matches every subdomain but not
 * example.com itself.
 */
export const isHostAllowed = (host: string, allowed: readonly string[]): boolean => {
  const name = host.toLowerCase();
  return allowed.some((entry) =>
    entry.startsWith("*.") ? name.endsWith(entry.slice(1)) && name.length > entry.length - 1 : name === entry,
  );
};
