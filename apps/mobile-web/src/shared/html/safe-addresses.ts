import { isPagePath } from "@volado/domain/navigation";
import { merchant } from "../merchant.ts";
import { parseUrl } from "../navigation/parse-url.ts";

/** An attribute that was left open takes the words after it along to wherever it leads. */
const takesWordsAlong = /[<>\n\r]/;

/** An address as the page would read it; undefined for what is none. */
const read = (address: string | null): URL | undefined => {
  const written = address?.trim();
  if (written === undefined || takesWordsAlong.test(written)) return undefined;
  return parseUrl(written, window.location.href);
};

/** At the site's own origin; what a page keeps in memory (blob:) has that origin too and is no address of it. */
const isOwn = ({ origin, protocol }: Pick<URL, "origin" | "protocol">): boolean =>
  origin === window.location.origin && protocol === window.location.protocol;

/**
 * Whether a link leads to a page of the site, as the worker and the gateway read it too. What else stands at
 * the same origin is a file.
 */
export const isOwnPage = (link: Pick<URL, "origin" | "protocol" | "pathname">): boolean =>
  isOwn(link) && isPagePath(link.pathname);

/**
 * Whether an address says by itself that it is the site's: read from anywhere else, a mere path would lead to there.
 */
const namesSite = (written: string): boolean =>
  isOwn(new URL(written.trim(), `${window.location.protocol}//elsewhere.invalid`));

/**
 * A file beside the words that name it by its path, which come from the gateway: there, where that has an
 * origin of its own.
 */
const atGateway = ({ pathname, search, hash }: URL): URL =>
  new URL(`${merchant.gatewayUrl || window.location.origin}${pathname}${search}${hash}`);

/**
 * Where a link of the gateway's HTML may lead: to the site itself, to the gateway's own files, or elsewhere
 * over https (house §6).
 */
export const safeLink = (address: string | null): URL | undefined => {
  const url = read(address);
  if (address === null || !url) return undefined;
  if (!isOwn(url)) return url.protocol === "https:" ? url : undefined;
  return isOwnPage(url) || namesSite(address) ? url : atGateway(url);
};

const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** Where its pictures may come from: as links, or embedded as an image of points. */
export const safePicture = (address: string | null): string | undefined => {
  if (address !== null && embeddedPicture.test(address.trim())) return address.trim();
  const url = read(address);
  return url && (isOwn(url) || url.protocol === "https:") ? url.href : undefined;
};
