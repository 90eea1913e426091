/** What a game tells the site that opened it. */
export type GameMessage =
  | { readonly type: "ready" }
  /** The balance in centavos, after every round. */
  | { readonly type: "balance"; readonly balance: number }
  /** The session is over: the site should ask the player to log in. */
  | { readonly type: "relogin" }
  /** The balance is too small and the player wants to add to it: the site opens the deposit, then this game. */
  | { readonly type: "deposit" }
  /** The player tapped the way out. */
  | { readonly type: "exit" };

/** What the site tells the game that it opened: the balance in centavos, whenever it reads another one. */
export type SiteMessage = { readonly type: "balance"; readonly balance: number };

/** True inside the site's own page; false in a window of its own. */
export const isFramed = (): boolean => window.parent !== window;

/** The site's window: the frame's parent, or the window that opened this one. */
const site = (): Window | null => (isFramed() ? window.parent : window.opener);

const configured = (document.body.dataset.siteOrigins ?? "").split(" ");

/** The page that frames this one is the site: `frame-ancestors` lets no other do so. */
const framing = document.referrer === "" ? [] : [new URL(document.referrer).origin];

/** Exact origins only: the policy may also name patterns (`http://localhost:*`), a message may not. */
const knownOrigins = new Set([
  location.origin,
  ...framing,
  ...configured.filter((origin) => /^https?:\/\/[^/*]+$/.test(origin)),
]);

let launchOrigin: string | undefined;

/** From now on messages go to the origin that the launch named, or to this very one where it named none. */
export const setSiteOrigin = (origin: string): void => {
  launchOrigin = origin === "" ? location.origin : origin;
};

/**
 * Posts `{ source: "volado-game", type, … }` to the site. Before the launch is known (its ticket was refused) the
 * message goes to the origins the site may have; the browser delivers it only where the origin is the window's own.
 */
export const tellSite = (message: GameMessage): void => {
  for (const origin of launchOrigin === undefined ? knownOrigins : [launchOrigin]) {
    site()?.postMessage({ source: "volado-game", ...message }, origin);
  }
};

/** The message, if it is one of the site's; anything else means nothing. */
const readSiteMessage = (data: unknown): SiteMessage | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  const { source, type, balance }: { source?: unknown; type?: unknown; balance?: unknown } = data;
  if (source !== "volado-site" || type !== "balance") return undefined;
  return typeof balance === "number" && Number.isSafeInteger(balance) ? { type, balance } : undefined;
};

/** Hears the window that opened this one, from the origin that the launch named; no other window and origin. */
export const hearSite = (onMessage: (message: SiteMessage) => void): void => {
  addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.source !== site() || event.origin !== launchOrigin) return;
    const message = readSiteMessage(event.data);
    if (message) onMessage(message);
  });
};

/** Leaves: the site closes the frame; a window of its own closes itself or goes back. */
export const leave = (): void => {
  tellSite({ type: "exit" });
  if (isFramed()) return;
  window.close();
  history.back();
};
