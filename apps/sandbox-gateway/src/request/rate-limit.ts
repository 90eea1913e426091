import { serializeByName } from "../repeat.ts";
import { Refusal, tooMany } from "./refusal.ts";

/** A budget that refills evenly: `burst` at once, `perSecond` in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

export const MAX_KEYS = 10_000;

/** A token bucket for each key. The number of keys is limited, so memory stays bounded. */
export const createRateLimiter = ({ burst, perSecond }: RateLimit, now: () => number) => {
  const buckets = new Map<string, Bucket>();

  const refilled = (key: string): Bucket => {
    const at = now();
    const bucket = buckets.get(key);
    if (bucket === undefined) return { left: burst, at };
    // A clock that is set back must not lock anyone out.
    const seconds = Math.max(0, at - bucket.at) / 1000;
    return { left: Math.min(burst, bucket.left + seconds * perSecond), at };
  };

  const remember = (key: string, bucket: Bucket): void => {
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_KEYS && oldest !== undefined) buckets.delete(oldest);
  };

  const missing = ({ left }: Bucket): number => (left >= 1 ? 0 : Math.ceil(((1 - left) / perSecond) * 1000));

  return {
    /** Takes one from the key's budget. @returns 0, or the milliseconds until the next one */
    take(key: string): number {
      const bucket = refilled(key);
      const wait = missing(bucket);
      remember(key, wait > 0 ? bucket : { ...bucket, left: bucket.left - 1 });
      return wait;
    },
    /** Milliseconds until the key has budget, without taking any. */
    wait: (key: string) => missing(refilled(key)),
    giveBack(key: string) {
      const bucket = refilled(key);
      remember(key, { ...bucket, left: Math.min(burst, bucket.left + 1) });
    },
    reset: (key: string) => {
      buckets.delete(key);
    },
    clear: () => buckets.clear(),
    keys: () => buckets.size,
  };
};

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Takes one from a budget. @throws Refusal with this code when it is used up */
export const takeFrom = (
  limit: Pick<RateLimiter, "take">,
  key: string,
  code: "too_many_requests" | "too_many_attempts" = "too_many_requests",
  value?: unknown,
): void => {
  const wait = limit.take(key);
  if (wait > 0) throw tooMany(code, wait, value);
};

/** Runs a function on a budget. A failure of the gateway is refunded. */
export const spend = async <Done>(
  limit: Pick<RateLimiter, "take" | "giveBack">,
  key: string,
  work: () => Promise<Done>,
): Promise<Done> => {
  takeFrom(limit, key);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) limit.giveBack(key);
    throw error;
  }
};

const oneTry = serializeByName();

/**
 * Runs a check of a password or code after the key's earlier ones: one that fails uses up a try, one that succeeds
 * gives all tries back. @throws Refusal too_many_attempts without tries, and whatever the check throws
 */
export const withTries = <T>(limit: RateLimiter, key: string, check: () => Promise<T>): Promise<T> =>
  oneTry(key, async () => {
    const wait = limit.wait(key);
    if (wait > 0) throw tooMany("too_many_attempts", wait);
    try {
      const right = await check();
      limit.reset(key);
      return right;
    } catch (error) {
      // A failure of the gateway is not a wrong attempt.
      if (error instanceof Refusal) limit.take(key);
      throw error;
    }
  });
