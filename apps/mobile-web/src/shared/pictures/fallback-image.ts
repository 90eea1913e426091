import { merchant } from "../merchant.ts";
import { parseUrl } from "../navigation/parse-url.ts";

/** What the site's status named, as it was sent; nothing until the first status is known. */
let named: readonly string[] = [];

/** The one in use: the same for the whole visit, so that a second picture finds the connection open. */
let chosen: string | undefined;

/**
 * Keeps the hosts of the site's status (Spec §3 "imageCDNs"): host names, https addresses, or folders of the
 * site itself.
 */
export const adoptImageHosts = (hosts: readonly string[]): void => {
  named = hosts;
};

/** Hosts as the beginnings of addresses; what is neither https nor the site itself is left out. */
const basesOf = (hosts: readonly string[]): readonly string[] =>
  hosts.flatMap((host) => {
    const address = /^(\w+:)?\//.test(host) ? host : `https://${host}`;
    const url = parseUrl(address, location.origin);
    if (url === undefined) return [];
    const { href, origin, pathname } = url;
    const safe = href.startsWith("https:") || href.startsWith(`${location.origin}/`);
    return safe ? [origin + pathname.replace(/\/+$/, "")] : [];
  });

/**
 * Where to look for a picture that didn't load: at one of the status's hosts, at random, else at one of the
 * merchant's (Spec §9 "One fallback image CDN host chosen at random"). Undefined where there is no other, and
 * for what no CDN has: pictures that are no address, and those below the gateway's calls, which are a
 * member's own.
 *
 * @param imageUrl its whole address
 */
export const fallbackImageUrl = (imageUrl: string): string | undefined => {
  const url = parseUrl(imageUrl);
  if (url === undefined) return undefined;
  const { href, protocol, pathname, search } = url;
  if (!protocol.startsWith("http") || pathname.startsWith("/api/")) return undefined;
  const lists = [named, merchant.fallbackImageHosts].map(basesOf);
  const from = lists.flat().find((base) => href.startsWith(`${base}/`));
  const others = lists.map((bases) => bases.filter((base) => base !== from)).find(({ length }) => length > 0);
  if (!others) return undefined;
  if (chosen === undefined || !others.includes(chosen))
    chosen = others[Math.floor(Math.random() * others.length)];
  return chosen && chosen + (from === undefined ? pathname + search : href.slice(from.length));
};
