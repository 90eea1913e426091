import { paths } from "./paths.ts";

/** Only its origin matters: whatever leaves it is no path of this site. */
const anywhere = "https://site.invalid";

/**
 * A path of this site that login may go back to, or undefined for anything else: other origins (also in the
 * disguises `//host`, `/\host` and control characters), other schemes, and the login page itself.
 */
export const safeReturnPath = (candidate: string | null | undefined): string | undefined => {
  if (!candidate?.startsWith("/")) return undefined;
  const url = URL.canParse(candidate, anywhere) ? new URL(candidate, anywhere) : undefined;
  if (url?.origin !== anywhere || paths.login.patterns[0] === url.pathname) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** The login page's address that comes back to `from` (path with query) after signing in. */
export const loginPath = (from?: string): string => {
  const back = safeReturnPath(from);
  return paths.login.to({ back: back && paths.home.patterns.includes(back) ? undefined : back });
};
