/** An attribute that was left open takes the words after it along to wherever it leads. */
const takesWordsAlong = /[<>\n\r]/;

/** An address as the page would read it; undefined for what is none. */
const read = (address: string | null): URL | undefined => {
  const written = address?.trim();
  if (written === undefined || takesWordsAlong.test(written)) return undefined;
  return URL.canParse(written, window.location.href) ? new URL(written, window.location.href) : undefined;
};

/** Whether a link stays on the site. */
export const isOwn = ({ origin }: Pick<URL, "origin">): boolean => origin === window.location.origin;

/** Where a link of the gateway's HTML may lead: to the site itself, or elsewhere over https (house §6). */
export const safeLink = (address: string | null): URL | undefined => {
  const url = read(address);
  return url && (isOwn(url) || url.protocol === "https:") ? url : undefined;
};

const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** Where its pictures may come from: as links, or embedded as an image of points. */
export const safePicture = (address: string | null): string | undefined => {
  if (address !== null && embeddedPicture.test(address.trim())) return address.trim();
  return safeLink(address)?.href;
};
