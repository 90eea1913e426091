import { merchant } from "../merchant.ts";

/** One host for the whole visit, so that a second picture finds the connection open (Spec §9 "fallback image CDN host"). */
const host = merchant.fallbackImageHosts[Math.floor(Math.random() * merchant.fallbackImageHosts.length)];

/** Where to look for a picture that didn't load; undefined when the merchant has no other host. */
export const fallbackImageUrl = (imageUrl: string): string | undefined => {
  if (!host || !URL.canParse(imageUrl, window.location.origin)) return undefined;
  const { pathname, search } = new URL(imageUrl, window.location.origin);
  return `https://${host}${pathname}${search}`;
};
