/** Paths of the home page; all of them highlight the Home tab and show the logo (Spec §2 "Routes"). */
export const homePaths = ["/", "/m", "/m/", "/m/index", "/m/index.html", "/m/home"] as const;

/** Where home is, whatever path opened it. */
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

/** Whether the path is one of home's. */
export const isHomePath = (path: string): boolean => homes.has(path);

/** What the header begins with: home's logo, a back arrow, or on the first-password page nothing (Spec §2 "Header"). */
export const headerStart = (path: string): "logo" | "back" | "none" => {
  if (isHomePath(path)) return "logo";
  return withoutBack.has(path) ? "none" : "back";
};

/**
 * Where the back arrow leads: home from the pages around login, promotions and the message centre, else one
 * step back (Spec §2 "Header", "Message centre").
 */
export const backTarget = (path: string): typeof HOME_PATH | "one-step" =>
  backToHome.has(path) ? HOME_PATH : "one-step";

/**
 * The page that Google and Facebook lead back to after a sign-in (docs/decisions/074). It is a file, no route
 * of the app; the gateway and the providers' settings know it by this path.
 */
export const SIGN_IN_RETURN_PATH = "/m/sign-in-return.html";

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
