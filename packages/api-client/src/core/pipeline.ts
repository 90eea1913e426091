import type { ClientContext, Next, Step } from "./call.ts";
import { execute } from "./execute.ts";
import { answerOffline } from "./steps/answer-offline.ts";
import { dedupe } from "./steps/dedupe.ts";
import { encryptBody } from "./steps/encrypt-body.ts";
import { limitTime } from "./steps/limit-time.ts";
import { reportTries } from "./steps/report-tries.ts";
import { retry } from "./steps/retry.ts";
import { watchSession } from "./steps/watch-session.ts";
import { watchSlow } from "./steps/watch-slow.ts";

/**
 * The order of every call, outermost first; `execute` ends it. Frozen, because the order is the meaning:
 * equal calls are joined before anything else, the session is judged once for all tries, what takes long is
 * told of whatever tries it needs, a time limit is for
 * one try and holds for keys and ciphers too, and a body is encrypted for every try.
 */
export const PIPELINE: readonly Step[] = Object.freeze([
  dedupe,
  watchSession,
  watchSlow,
  answerOffline,
  retry,
  limitTime,
  encryptBody,
  reportTries,
]);

/** Puts the steps together for one client. */
export const createPipeline = (context: ClientContext): Next =>
  PIPELINE.reduceRight<Next>(
    (next, step) => {
      const run = step(context);
      return (call) => run(call, next);
    },
    (call) => execute(call, context),
  );
