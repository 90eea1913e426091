import { isPagePath } from "@volado/domain/navigation";
import { merchant } from "../merchant.ts";
import { parseUrl } from "../navigation/parse-url.ts";

/** An unclosed attribute would leak the text that follows it to the address's host. */
const containsMarkup = /[<>\n\r]/;

/** Resolves an address as the page would; undefined if it is not valid. */
const read = (address: string | null): URL | undefined => {
  const trimmed = address?.trim();
  if (trimmed === undefined || containsMarkup.test(trimmed)) return undefined;
  return parseUrl(trimmed, window.location.href);
};

/** Whether a URL is on the site. A page's blob: URLs have its origin too, but are not addresses of the site. */
const isOwn = ({ origin, protocol }: Pick<URL, "origin" | "protocol">): boolean =>
  origin === window.location.origin && protocol === window.location.protocol;

/** Whether a link leads to a page of the site, as in the worker and the gateway; anything else is a file. */
export const isOwnPage = (link: Pick<URL, "origin" | "protocol" | "pathname">): boolean =>
  isOwn(link) && isPagePath(link.pathname);

/** Whether an address includes the site's host; a path alone resolves to `elsewhere.invalid`. */
const namesSite = (address: string): boolean =>
  isOwn(new URL(address.trim(), `${window.location.protocol}//elsewhere.invalid`));

/** Resolves a path in the gateway's HTML to a file on the gateway, which may have its own origin. */
const atGateway = ({ pathname, search, hash }: URL): URL =>
  new URL(`${merchant.gatewayUrl || window.location.origin}${pathname}${search}${hash}`);

/** Target of a link in the gateway's HTML: the site, the gateway's files, or another host over https (house §6). */
export const safeLink = (address: string | null): URL | undefined => {
  const url = read(address);
  if (address === null || !url) return undefined;
  if (!isOwn(url)) return url.protocol === "https:" ? url : undefined;
  return isOwnPage(url) || namesSite(address) ? url : atGateway(url);
};

const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** Source of a picture in the gateway's HTML: as for links, or an embedded bitmap. */
export const safePicture = (address: string | null): string | undefined => {
  if (address !== null && embeddedPicture.test(address.trim())) return address.trim();
  const url = read(address);
  return url && (isOwn(url) || url.protocol === "https:") ? url.href : undefined;
};
