import type { RateLimiter } from "./rate-limit.ts";
import { Refusal, tooMany } from "./refusal.ts";

/**
 * Works on a budget. A failure of ours gives back what was taken: nothing came of it.
 *
 * @throws Refusal too_many_requests, and whatever the work throws
 */
export const spend = async <Done>(
  limit: Pick<RateLimiter, "take" | "giveBack">,
  key: string,
  work: () => Promise<Done>,
): Promise<Done> => {
  const wait = limit.take(key);
  if (wait > 0) throw tooMany("too_many_requests", wait);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) limit.giveBack(key);
    throw error;
  }
};
