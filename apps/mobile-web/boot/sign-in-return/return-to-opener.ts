import { RETURN_MESSAGE, type ReturnMessage } from "../../src/shared/social/return-message.ts";

/** What the return page needs of its window. */
export interface ReturnWindow {
  readonly location: Pick<Location, "hash" | "pathname" | "origin">;
  readonly history: { replaceState(data: null, unused: "", address: string): void };
  /** The page that opened this one, unless it is gone. */
  readonly opener: { postMessage(message: ReturnMessage, targetOrigin: string): void } | null;
  /** Speaks to every page of this origin; `heard` runs once one of them has taken the message. */
  broadcast(message: ReturnMessage, heard: () => void): void;
  close(): void;
}

/**
 * What the page does that providers lead back to: it takes the answer out of its address at once, so that
 * neither history nor anybody who looks keeps it, hands it to the page of this very origin that opened it, or to all of
 * them where a provider's page cut it off from its opener: the one that asked knows its secret. Then it goes
 * away; where nobody hears it, its text says what to do.
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
