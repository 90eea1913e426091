import { SIGN_IN_RETURN_PATH } from "./sign-in-return.ts";

const hasEnding = /\.\w+$/;

/**
 * Whether a path of the site's is a page: all below /m (Spec §2 "Routes": unknown ones lead home), some of
 * which end in ".html". Any other name with an ending is a file, and so is what sign-ins elsewhere return to.
 *
 * @param path a URL's pathname, without query and hash
 */
export const isPagePath = (path: string): boolean => {
  if (path === "/" || path === "/m") return true;
  if (!path.startsWith("/m/") || path === SIGN_IN_RETURN_PATH) return false;
  return path.endsWith(".html") || !hasEnding.test(path);
};
