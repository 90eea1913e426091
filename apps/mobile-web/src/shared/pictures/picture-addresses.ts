import { pictureSources } from "@volado/domain/site";
import { savesData } from "../device/browser.ts";
import { merchant } from "../merchant.ts";
import { parseUrl } from "../navigation/parse-url.ts";

/** Hosts of the site's status, as sent; empty until it is known. */
let namedHosts: readonly string[] = [];

/** The host in use, the same for the whole visit, so that its connection is reused. */
let chosen: string | undefined;

/** Stores the status's hosts (Spec §3 "imageCDNs"): host names, https addresses, or folders of the site. */
export const adoptImageHosts = (hosts: readonly string[]): void => {
  namedHosts = hosts;
};

/** Hosts as address prefixes; keeps only https addresses and the site itself. */
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
 * Another address for a picture that didn't load: on a random host of the status, otherwise of the merchant (Spec §9
 * "One fallback image CDN host chosen at random"). Undefined if there is no other host, and for data URLs and pictures
 * that the member uploaded.
 */
export const fallbackImageUrl = (imageUrl: string): string | undefined => {
  const url = parseUrl(imageUrl);
  if (url === undefined) return undefined;
  const { href, protocol, pathname, search } = url;
  if (!protocol.startsWith("http") || pathname.startsWith("/api/")) return undefined;
  const lists = [namedHosts, merchant.fallbackImageHosts].map(basesOf);
  const from = lists.flat().find((base) => href.startsWith(`${base}/`));
  const others = lists.map((bases) => bases.filter((base) => base !== from)).find(({ length }) => length > 0);
  if (!others) return undefined;
  if (chosen === undefined || !others.includes(chosen))
    chosen = others[Math.floor(Math.random() * others.length)];
  return chosen && chosen + (from === undefined ? pathname + search : href.slice(from.length));
};

/** Pattern of the site's status, once it is known. */
let namedPattern: string | undefined;

export const adoptPicturePattern = (pattern: string | undefined): void => {
  namedPattern = pattern;
};

/** The `srcset` of a picture (docs/white-label.md), by the status's pattern, the boot data's or the merchant's. */
export const sourcesOf = (url: string, cssWidth: number): string | undefined =>
  pictureSources(url, cssWidth, {
    pattern: namedPattern ?? window.voladoBoot?.picturePattern ?? merchant.pictureAddress,
    saveData: savesData(),
  });
