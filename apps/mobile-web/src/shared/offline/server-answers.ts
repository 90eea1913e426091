import { withinTime } from "../waiting/within-time.ts";

/** Milliseconds after which a server that says nothing is as good as none. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Whether the server answers this page's address, whatever it says, now. Asked before a reload: one that
 * finds no server takes the whole site away.
 */
export const serverAnswers = (): Promise<boolean> =>
  withinTime(fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }), ANSWER_WITHIN_MS).then(
    () => true,
    () => false,
  );
