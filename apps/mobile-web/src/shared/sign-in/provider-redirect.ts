import type { TranslatedLanguage } from "@volado/i18n";
import * as z from "zod/mini";
import { lazyMerchantConfig } from "../lazy-merchant-config.ts";
import { leaveFor } from "../navigation/leave-page.ts";
import { readProviderAnswer } from "./provider-answer.ts";
import type { ProviderOutcome, ProviderQuestion } from "./provider-question.ts";
import { newAttempt, providerAddress } from "./provider-request.ts";
import { redirectKeys } from "./return-message.ts";
import type { SocialProvider } from "./social-port.ts";

/** Time limit for the player to come back. */
const RETURN_WITHIN_MS = 10 * 60_000;

// Not in `stored-values.ts`, which home loads. `at` is when the page was left, in epoch ms.
const attemptSchema = z.object({
  provider: z.enum(["google", "facebook"]),
  state: z.string().check(z.minLength(1)),
  nonce: z.string().check(z.minLength(1)),
  at: z.number(),
});
type StoredAttempt = z.infer<typeof attemptSchema>;

const stored = (key: string): string | null => {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Forgets a sign-in that left the page. A new window would otherwise start with a copy of it. */
export const forgetRedirect = (): void => {
  try {
    for (const key of Object.values(redirectKeys)) window.sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
};

/** @returns whether the browser stored it; without it, the answer couldn't be checked */
const store = (attempt: StoredAttempt): boolean => {
  const { pathname, search } = window.location;
  try {
    forgetRedirect();
    window.sessionStorage.setItem(redirectKeys.place, pathname + search);
    window.sessionStorage.setItem(redirectKeys.attempt, JSON.stringify(attempt));
    return true;
  } catch {
    return false;
  }
};

const attemptIn = (text: string): StoredAttempt | undefined => {
  try {
    return attemptSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const settled = (outcome: ProviderOutcome): ProviderQuestion => ({
  outcome: Promise.resolve(outcome),
  cancel: () => {},
});

/**
 * Leaves for a provider's sign-in with the whole page; the return page leads back to this address. The outcome is only
 * known there ({@link takeRedirectAnswer}). Here it is "closed", if "back" shows this page again as it was left.
 */
export const leaveForProvider = (
  provider: SocialProvider,
  language: TranslatedLanguage,
): ProviderQuestion => {
  const client = lazyMerchantConfig.socialSignIn?.[provider];
  const attempt = newAttempt();
  if (!client || !store({ provider, ...attempt, at: Date.now() })) return settled({ kind: "failed" });
  let cancel = () => {};
  const outcome = new Promise<ProviderOutcome>((resolve) => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) cancel();
    };
    cancel = () => {
      window.removeEventListener("pageshow", shown);
      resolve({ kind: "closed" });
    };
    window.addEventListener("pageshow", shown);
  });
  const { origin } = window.location;
  leaveFor(providerAddress(provider, client, attempt, { origin, language, display: "page" }));
  return { outcome, cancel };
};

/** The sign-in with which the return page led back here, at most once; undefined without one. */
export const takeRedirectAnswer = (
  now = Date.now(),
): { readonly provider: SocialProvider; readonly question: ProviderQuestion } | undefined => {
  const fragment = stored(redirectKeys.answer);
  if (fragment === null) return undefined;
  const attempt = attemptIn(stored(redirectKeys.attempt) ?? "");
  forgetRedirect();
  if (!attempt) return undefined;
  const { provider, at } = attempt;
  const inTime = now >= at && now - at < RETURN_WITHIN_MS;
  // Another attempt's answer: somebody may have led the player to the return page.
  const outcome: ProviderOutcome = inTime
    ? (readProviderAnswer(provider, fragment, attempt) ?? { kind: "failed" })
    : { kind: "timeout" };
  return { provider, question: settled(outcome) };
};
