import { withinTime } from "../query/within-time.ts";

/** Time limit of the request. */
const ANSWER_WITHIN_MS = 5_000;

/** Whether the server answers at all. Check it before a reload, which would lose the page without a server. */
export const serverAnswers = (): Promise<boolean> =>
  withinTime(fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }), ANSWER_WITHIN_MS).then(
    () => true,
    () => false,
  );
