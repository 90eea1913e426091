import { randomInt } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { createRateLimiter, MAX_KEYS, type RateLimiter } from "../request/rate-limit.ts";
import { randomToken } from "../session/sessions.ts";

interface SentCode {
  readonly phone: string;
  readonly code: string;
  readonly expiresAt: number;
  attemptsLeft: number;
}

/** A code on its way: the session to answer in, and what the SMS says. */
export interface NewCode {
  readonly sessionInfo: string;
  readonly code: string;
}

/** The codes that Firebase would have sent by SMS. */
export interface PhoneCodes {
  /** undefined when the number was sent too many. */
  create(phone: string): NewCode | undefined;
  /** The number that was proved, or why not. A code is used up by its right answer, or by too many wrong ones. */
  redeem(sessionInfo: string, code: string): { readonly phone: string } | "wrong" | "expired";
}

const LIFETIME_MS = 10 * MINUTE_MS;
const ATTEMPTS = 5;
const perNumber = { burst: 5, perSecond: 1 / 60 };

/** Codes in the process's memory, as short-lived as they are. @param now epoch milliseconds */
export const createPhoneCodes = (now: () => number): PhoneCodes => {
  const sent = new Map<string, SentCode>();
  const limit: RateLimiter = createRateLimiter(perNumber, now);

  const forgetOld = (): void => {
    for (const [session, { expiresAt }] of sent) {
      if (expiresAt <= now() || sent.size >= MAX_KEYS) sent.delete(session);
    }
  };

  return {
    create(phone) {
      if (limit.take(phone) > 0) return undefined;
      forgetOld();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const sessionInfo = randomToken();
      sent.set(sessionInfo, { phone, code, expiresAt: now() + LIFETIME_MS, attemptsLeft: ATTEMPTS });
      return { sessionInfo, code };
    },
    redeem(sessionInfo, code) {
      const found = sent.get(sessionInfo);
      if (found === undefined || found.expiresAt <= now()) return "expired";
      if (found.code === code) {
        sent.delete(sessionInfo);
        return { phone: found.phone };
      }
      found.attemptsLeft -= 1;
      if (found.attemptsLeft === 0) sent.delete(sessionInfo);
      return "wrong";
    },
  };
};
