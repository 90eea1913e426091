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
