import { RETURN_MESSAGE, type ReturnMessage } from "../../src/shared/social/return-message.ts";

/** What the return page needs of its window. */
export interface ReturnWindow {
  readonly location: Pick<Location, "hash" | "pathname" | "origin">;
  readonly history: { replaceState(data: null, unused: "", address: string): void };
  /** The page that opened this one, unless it is gone. */
  readonly opener: { postMessage(message: ReturnMessage, targetOrigin: string): void } | null;
  close(): void;
}

/**
 * What the page does that providers lead back to: it takes the answer out of its address at once, so that
 * neither history nor anybody who looks keeps it, hands it to the page of this very origin that opened it,
 * and goes away. Without an opener it stays, and its text says what to do.
 */
export const returnToOpener = ({ location, history, opener, close }: ReturnWindow): void => {
  const fragment = location.hash.replace(/^#/, "");
  history.replaceState(null, "", location.pathname);
  if (fragment === "" || !opener) return;
  const message: ReturnMessage = { kind: RETURN_MESSAGE, fragment };
  opener.postMessage(message, location.origin);
  close();
};
