import { RETURN_MESSAGE, type ReturnMessage, redirectKeys } from "../../src/shared/sign-in/return-message.ts";

/** The parts of the window that the return page uses. */
export interface ReturnWindow {
  readonly location: Pick<Location, "hash" | "pathname" | "origin"> & { replace(address: string): void };
  readonly history: { replaceState(data: null, unused: "", address: string): void };
  /** The page that opened this one, unless it is closed. */
  readonly opener: { postMessage(message: ReturnMessage, targetOrigin: string): void } | null;
  /** This tab's storage; undefined if the browser refuses it. */
  readonly tab: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Broadcasts to every page of this origin; `heard` runs once one of them has taken the message. */
  broadcast(message: ReturnMessage, heard: () => void): void;
  close(): void;
}

/**
 * Runs in the page that providers redirect to. It removes the response from the address at once, so that it doesn't
 * stay in the history or on the screen, and sends it to its opener if that has the same origin. If a provider's page
 * cut off the opener, it broadcasts the response: only the page that started the sign-in has the secret. Then it
 * closes; if no page receives the message, the text on the page says what to do. If the whole page of this tab left for
 * the provider, it stores the response and leads back; the page there checks it.
 */
export const returnToOpener = ({ location, history, opener, tab, broadcast, close }: ReturnWindow): void => {
  const fragment = location.hash.replace(/^#/, "");
  history.replaceState(null, "", location.pathname);
  if (fragment === "") return;
  const place = tab?.getItem(redirectKeys.place);
  // Only a path of this site: "//host" would be another one.
  if (tab && place && /^\/m\/[^/\\]/.test(place)) {
    tab.setItem(redirectKeys.answer, fragment);
    location.replace(place);
    return;
  }
  const message: ReturnMessage = { kind: RETURN_MESSAGE, fragment };
  if (opener) {
    opener.postMessage(message, location.origin);
    close();
  } else broadcast(message, close);
};
