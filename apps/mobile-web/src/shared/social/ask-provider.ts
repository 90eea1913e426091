import type { TranslatedLanguage } from "@volado/i18n";
import { merchantLater } from "../merchant-later.ts";
import { type ProviderAnswer, readProviderAnswer } from "./provider-answer.ts";
import { newAttempt, providerAddress } from "./provider-request.ts";
import { fragmentOf } from "./return-message.ts";
import type { SocialProvider } from "./social-sign-in.ts";

/** How asking a provider ended. */
export type ProviderOutcome =
  | ProviderAnswer
  /** The browser did not open the window. */
  | { readonly kind: "blocked" }
  /** The player closed the window, or the site did for them. */
  | { readonly kind: "closed" }
  | { readonly kind: "timeout" };

/** A provider's window, and how it ends. */
export interface ProviderQuestion {
  readonly outcome: Promise<ProviderOutcome>;
  /** Closes the window. */
  cancel(): void;
}

/** Milliseconds somebody may take to find a password. */
const GIVE_UP_AFTER_MS = 5 * 60_000;
/** Milliseconds between two looks at whether the window is closed. */
const LOOK_EVERY_MS = 400;
const WINDOW = "volado-sign-in";
const FEATURES = "popup,width=480,height=640";

/**
 * Asks a provider who somebody is, in a window of its own. To be called by the tap itself, or browsers block
 * the window. An answer counts only from the return page on our own origin, out of that very window, with the
 * secrets of this attempt.
 */
export const askProvider = (provider: SocialProvider, language: TranslatedLanguage): ProviderQuestion => {
  const client = merchantLater.socialSignIn?.[provider];
  const attempt = newAttempt();
  const { origin } = window.location;
  const popup = client
    ? window.open(providerAddress(provider, client, attempt, { origin, language }), WINDOW, FEATURES)
    : null;
  if (!popup) return { outcome: Promise.resolve({ kind: "blocked" }), cancel: () => {} };

  const outcome = new Promise<ProviderOutcome>((resolve) => {
    let wasClosed = false;
    const end = (how: ProviderOutcome): void => {
      window.clearInterval(looking);
      window.clearTimeout(patience);
      window.removeEventListener("message", listen);
      popup.close();
      resolve(how);
    };
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== popup) return;
      const fragment = fragmentOf(event.data);
      const answer = fragment === undefined ? undefined : readProviderAnswer(provider, fragment, attempt);
      if (answer) end(answer);
    };
    // The return page closes itself as it speaks: its message has until the next look to arrive.
    const looking = window.setInterval(() => {
      if (wasClosed) end({ kind: "closed" });
      wasClosed = popup.closed;
    }, LOOK_EVERY_MS);
    const patience = window.setTimeout(() => end({ kind: "timeout" }), GIVE_UP_AFTER_MS);
    window.addEventListener("message", listen);
  });
  return { outcome, cancel: () => popup.close() };
};
