/** What a game tells the site that opened it. */
export type GameMessage =
  | { readonly type: "ready" }
  /** The balance in centavos, after every round. */
  | { readonly type: "balance"; readonly balance: number }
  /** The session is over: the site should ask the player to log in. */
  | { readonly type: "relogin" }
  /** The player tapped the way out. */
  | { readonly type: "exit" };

/** The site's window: the frame's parent, or the window that opened this one. */
const site = (): Window | null => (window.parent === window ? window.opener : window.parent);

const knownOrigins = (document.body.dataset.siteOrigins ?? "").split(" ").filter(Boolean);

let launchOrigin: string | undefined;

/** From now on messages go to the origin that the launch named, and to no other. */
export const tellOnly = (origin: string): void => {
  launchOrigin = origin;
};

/**
 * Posts `{ source: "volado-game", type, … }` to the site. Before the launch is known (its ticket was refused) the
 * message goes to the site's configured origins; the browser delivers it only where the origin is the window's own.
 */
export const tellSite = (message: GameMessage): void => {
  for (const origin of launchOrigin === undefined ? knownOrigins : [launchOrigin]) {
    site()?.postMessage({ source: "volado-game", ...message }, origin);
  }
};

/** Leaves: the site closes the frame; a window of its own closes itself or goes back. */
export const leave = (): void => {
  tellSite({ type: "exit" });
  if (window.parent !== window) return;
  window.close();
  history.back();
};
