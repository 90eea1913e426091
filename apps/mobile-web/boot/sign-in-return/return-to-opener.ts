import { RETURN_MESSAGE, type ReturnMessage } from "../../src/shared/sign-in/return-message.ts";

/** The parts of the window that the return page uses. */
export interface ReturnWindow {
  readonly location: Pick<Location, "hash" | "pathname" | "origin">;
  readonly history: { replaceState(data: null, unused: "", address: string): void };
  /** The page that opened this one, unless it is closed. */
  readonly opener: { postMessage(message: ReturnMessage, targetOrigin: string): void } | null;
  /** Broadcasts to every page of this origin; `heard` runs once one of them has taken the message. */
  broadcast(message: ReturnMessage, heard: () => void): void;
  close(): void;
}

/**
 * Runs in the page that providers redirect to. It removes the response from the address at once, so that it doesn't
 * stay in the history or on the screen, and sends it to its opener if that has the same origin. If a provider's page
 * cut off the opener, it broadcasts the response: only the page that started the sign-in has the secret. Then it
 * closes; if no page receives the message, the text on the page says what to do.
 */
export const returnToOpener = ({ location, history, opener, broadcast, close }: ReturnWindow): void => {
  const fragment = location.hash.replace(/^#/, "");
  history.replaceState(null, "", location.pathname);
  if (fragment === "") return;
  const message: ReturnMessage = { kind: RETURN_MESSAGE, fragment };
  if (opener) {
    opener.postMessage(message, location.origin);
    close();
  } else broadcast(message, close);
};
