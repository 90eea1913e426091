import { merchant } from "../merchant.ts";

/** An attribute that was left open takes the words after it along to wherever it leads. */
const takesWordsAlong = /[<>\n\r]/;

/** An address as the page would read it; undefined for what is none. */
const read = (address: string | null): URL | undefined => {
  const written = address?.trim();
  if (written === undefined || takesWordsAlong.test(written)) return undefined;
  return URL.canParse(written, window.location.href) ? new URL(written, window.location.href) : undefined;
};

const isOwn = ({ origin }: Pick<URL, "origin">): boolean => origin === window.location.origin;

/**
 * Whether a link leads to a page of the site: everything below /m, as the worker and whoever serves the site read it. What else stands
 * at the same origin is a file.
 */
export const isOwnPage = ({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean =>
  isOwn({ origin }) && (pathname === "/" || pathname === "/m" || pathname.startsWith("/m/"));

/** A file beside the words that name it, which come from the gateway: there, where that has an origin of its own. */
const atGateway = ({ pathname, search, hash }: URL): URL =>
  new URL(`${merchant.gatewayUrl || window.location.origin}${pathname}${search}${hash}`);

/** Where a link of the gateway's HTML may lead: to the site itself, to the gateway's own files, or elsewhere over https (house §6). */
export const safeLink = (address: string | null): URL | undefined => {
  const url = read(address);
  if (!url || !isOwn(url)) return url?.protocol === "https:" ? url : undefined;
  return isOwnPage(url) ? url : atGateway(url);
};

const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** Where its pictures may come from: as links, or embedded as an image of points. */
export const safePicture = (address: string | null): string | undefined => {
  if (address !== null && embeddedPicture.test(address.trim())) return address.trim();
  const url = read(address);
  return url && (isOwn(url) || url.protocol === "https:") ? url.href : undefined;
};
