import { parseUrl } from "./parse-url.ts";
import { paths } from "./paths.ts";

/** Only its origin matters: whatever leaves it is no path of this site. */
const anywhere = "https://site.invalid";

/** The address as a path of this site, in the URL standard's normal form; undefined for any other origin's. */
const ownPath = (address: string): string | undefined => {
  const url = parseUrl(address, anywhere);
  return url?.origin === anywhere ? `${url.pathname}${url.search}${url.hash}` : undefined;
};

/**
 * A path of this site that login may go back to, or undefined for anything else: other origins (also in the
 * disguises `//host`, `/\host`, `/.//host` and control characters), other schemes, and the login page itself.
 */
export const safeReturnPath = (candidate: string | null | undefined): string | undefined => {
  const path = candidate?.startsWith("/") ? ownPath(candidate) : undefined;
  // Without its dots, `/.//host` is another site's address.
  if (path === undefined || ownPath(path) !== path) return undefined;
  return /^[^?#]*/.exec(path)?.[0] === paths.login.patterns[0] ? undefined : path;
};

/** The login page's address that comes back to `from` (path with query) after signing in. */
export const loginPath = (from?: string): string => {
  const back = safeReturnPath(from);
  return paths.login.to({ back: back && paths.home.patterns.includes(back) ? undefined : back });
};
