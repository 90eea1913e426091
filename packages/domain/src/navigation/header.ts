/** Paths of the home page, which highlight the Home tab and show the logo (Spec §2 "Routes"). */
export const homePaths = ["/", "/m", "/m/", "/m/index", "/m/index.html", "/m/home"] as const;

/** The canonical home path. */
export const HOME_PATH = "/m/home";

const homes: ReadonlySet<string> = new Set(homePaths);
const backToHome: ReadonlySet<string> = new Set([
  "/m/login",
  "/m/register",
  "/m/trail",
  "/m/activity",
  "/m/forget",
  "/m/message",
]);
const withoutBack: ReadonlySet<string> = new Set(["/m/changePsw"]);

export const isHomePath = (path: string): boolean => homes.has(path);

/**
 * The start of the header: logo on home, else a back arrow; nothing on the first-password page (Spec §2 "Header").
 */
export const headerStart = (path: string): "logo" | "back" | "none" => {
  if (isHomePath(path)) return "logo";
  return withoutBack.has(path) ? "none" : "back";
};

/**
 * Target of the back arrow: home from login, promotion and message pages, else one step back (Spec §2 "Header",
 * "Message centre").
 */
export const backTarget = (path: string): typeof HOME_PATH | "one-step" =>
  backToHome.has(path) ? HOME_PATH : "one-step";

/**
 * The page Google and Facebook return to after a sign-in (docs/decisions/074): a file, not a route. The gateway and
 * the providers' settings know this path.
 */
export const SIGN_IN_RETURN_PATH = "/m/sign-in-return.html";

const hasExtension = /\.\w+$/;

/**
 * Whether a path is a page: everything below /m (Spec §2 "Routes": unknown ones lead home), also with ".html". Other
 * names with an extension, and the sign-in return, are files.
 * @param path a URL's pathname, without query and hash
 */
export const isPagePath = (path: string): boolean => {
  if (path === "/" || path === "/m") return true;
  if (!path.startsWith("/m/") || path === SIGN_IN_RETURN_PATH) return false;
  return path.endsWith(".html") || !hasExtension.test(path);
};
