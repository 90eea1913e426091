/** Messages from a game to the site that opened it (docs/game-bridge.md); amounts in centavos. */
type GameMessage =
  | { readonly type: "ready" | "relogin" | "deposit" | "exit" }
  | { readonly type: "balance"; readonly balance: number };

/** True inside the site's page; false in a separate window. */
export const isFramed = (): boolean => window.parent !== window;

/** The site's window: the frame's parent, or the window that opened this one. */
const site = (): Window | null => (isFramed() ? window.parent : window.opener);

/** The framing page is the site: `frame-ancestors` allows no other. */
const framing = document.referrer === "" ? [] : [new URL(document.referrer).origin];

/** Exact origins only: the policy may also name patterns (`http://localhost:*`), a message may not. */
const configured = (document.body.dataset.siteOrigins ?? "")
  .split(" ")
  .filter((origin) => /^https?:\/\/[^/*]+$/.test(origin));

let targets: ReadonlySet<string> = new Set([location.origin, ...framing, ...configured]);
let launchOrigin: string | undefined;

/** Sends further messages to the origin that the launch named, or to this one by default. */
export const setSiteOrigin = (origin: string): void => {
  launchOrigin = origin === "" ? location.origin : origin;
  targets = new Set([launchOrigin]);
};

/**
 * Posts `{ source: "volado-game", type, … }` to the site. Before the launch is known (its ticket was refused) the
 * message goes to all allowed site origins; the browser delivers it only to the window's own.
 */
export const postToSite = (message: GameMessage): void => {
  for (const origin of targets) site()?.postMessage({ source: "volado-game", ...message }, origin);
};

/** Receives balances only from the opener and only from the launch's origin. */
export const onSiteBalance = (onBalance: (balance: number) => void): void => {
  addEventListener("message", ({ source: from, origin, data }: MessageEvent<unknown>) => {
    if (from !== site() || origin !== launchOrigin || typeof data !== "object" || data === null) return;
    const { source, type, balance }: { source?: unknown; type?: unknown; balance?: unknown } = data;
    if (source !== "volado-site" || type !== "balance") return;
    if (typeof balance === "number" && Number.isSafeInteger(balance)) onBalance(balance);
  });
};

/** Leaves the game: the site closes the frame; a separate window closes itself or goes back. */
export const leave = (): void => {
  postToSite({ type: "exit" });
  if (isFramed()) return;
  window.close();
  history.back();
};
