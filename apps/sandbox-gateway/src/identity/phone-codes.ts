import { randomInt } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { createRateLimiter, MAX_KEYS } from "../request/rate-limit.ts";
import { randomToken } from "../session/sessions.ts";

const LIFETIME_MS = 10 * MINUTE_MS;
const ATTEMPTS = 5;

/** The codes that Firebase would have sent by SMS, in memory. @param now epoch milliseconds */
export const createPhoneCodes = (now: () => number) => {
  const sent = new Map<string, { phone: string; code: string; expiresAt: number; attemptsLeft: number }>();
  const limit = createRateLimiter({ burst: 5, perSecond: 1 / 60 }, now);
  return {
    /** Sends a code. @returns the id to verify it with; undefined if the number was sent too many */
    create(phone: string) {
      if (limit.take(phone) > 0) return undefined;
      for (const [session, { expiresAt }] of sent)
        if (expiresAt <= now() || sent.size >= MAX_KEYS) sent.delete(session);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const sessionInfo = randomToken();
      sent.set(sessionInfo, { phone, code, expiresAt: now() + LIFETIME_MS, attemptsLeft: ATTEMPTS });
      return { sessionInfo, code };
    },
    /** The verified number, or the error. A code can be entered correctly once, and wrongly a few times. */
    redeem(sessionInfo: string, code: string): { readonly phone: string } | "wrong" | "expired" {
      const found = sent.get(sessionInfo);
      if (found === undefined || found.expiresAt <= now()) return "expired";
      found.attemptsLeft -= 1;
      if (found.code === code || found.attemptsLeft === 0) sent.delete(sessionInfo);
      return found.code === code ? { phone: found.phone } : "wrong";
    },
  };
};
