import { parseUrl } from "./parse-url.ts";
import { paths } from "./paths.ts";

/** Placeholder origin: a URL that resolves to any other origin is not a path of this site. */
const anywhere = "https://site.invalid";

/** An address as a normalised path of this site; undefined for another origin. */
const ownPath = (address: string): string | undefined => {
  const url = parseUrl(address, anywhere);
  return url?.origin === anywhere ? `${url.pathname}${url.search}${url.hash}` : undefined;
};

/** A path that login may return to; undefined for the login page and for other origins, even disguised ones. */
export const safeReturnPath = (candidate: string | null | undefined): string | undefined => {
  const path = candidate?.startsWith("/") ? ownPath(candidate) : undefined;
  // Once normalised, `/.//host` would be another site's address.
  if (path === undefined || ownPath(path) !== path) return undefined;
  return /^[^?#]*/.exec(path)?.[0] === paths.login.patterns[0] ? undefined : path;
};

/** Address of the login page that returns to `from` (path with query) after signing in. */
export const loginPath = (from?: string): string => {
  const back = safeReturnPath(from);
  return paths.login.to({ back: back && paths.home.patterns.includes(back) ? undefined : back });
};
