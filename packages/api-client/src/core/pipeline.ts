import type { Next, Step, Surroundings } from "./call.ts";
import { execute } from "./execute.ts";
import { limitTime } from "./steps/limit-time.ts";
import { reportTries } from "./steps/report-tries.ts";
import { retry } from "./steps/retry.ts";
import { seal } from "./steps/seal.ts";
import { share } from "./steps/share.ts";
import { watchSession } from "./steps/watch-session.ts";

/**
 * The order of every call, outermost first; `execute` ends it. Frozen, because the order is the meaning:
 * equal calls are joined before anything else, the session is judged once for all tries, a time limit is for
 * one try and holds for keys and ciphers too, and a body is sealed for every try.
 */
export const PIPELINE: readonly Step[] = Object.freeze([
  share,
  watchSession,
  retry,
  limitTime,
  seal,
  reportTries,
]);

/** Puts the steps together for one client. */
export const createPipeline = (around: Surroundings): Next =>
  PIPELINE.reduceRight<Next>(
    (next, step) => {
      const run = step(around);
      return (call) => run(call, next);
    },
    (call) => execute(call, around),
  );
