/** Which paths are pages, what the header shows, and which outside addresses may be opened. */

export { isHostAllowed } from "./allowed-host.ts";
export {
  backTarget,
  HOME_PATH,
  headerStart,
  homePaths,
  isHomePath,
} from "./header.ts";
export { isPagePath } from "./page-path.ts";
export { SIGN_IN_RETURN_PATH } from "./sign-in-return.ts";
