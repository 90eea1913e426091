import { withinTime } from "../waiting/within-time.ts";

/** Time limit of the request. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Whether the server answers for this page's address, with any status. Check it before a reload: without a server the
 * reload would lose the page.
 */
export const serverAnswers = (): Promise<boolean> =>
  withinTime(fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }), ANSWER_WITHIN_MS).then(
    () => true,
    () => false,
  );
