import type { TranslatedLanguage } from "@volado/i18n";
import { lazyMerchantConfig } from "../lazy-merchant-config.ts";
import { type ProviderAnswer, readProviderAnswer } from "./provider-answer.ts";
import { newAttempt, providerAddress } from "./provider-request.ts";
import { fragmentOf, RETURN_CHANNEL } from "./return-message.ts";
import type { SocialProvider } from "./social-port.ts";

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
/** Milliseconds between two looks at the window. */
const LOOK_EVERY_MS = 100;
/** Looks at a closed window until its last message has arrived. */
const LAST_LOOKS = 5;
const WINDOW = "volado-sign-in";
const FEATURES = "popup,width=480,height=640";

/** Whether the window shows a page: another origin's can't be read, and the window begins with an empty one. */
const showsPage = (popup: Window): boolean => {
  try {
    return !popup.closed && popup.location.href !== "about:blank";
  } catch {
    return true;
  }
};

/**
 * Asks a provider who somebody is, in a window of its own. To be called by the tap itself, or browsers block
 * the window. An answer counts only from the return page on our own origin, out of that very window or on our
 * channel, with the secrets of this attempt. A provider whose page cuts the window off from its opener
 * (`Cross-Origin-Opener-Policy`) makes it read as closed at once: it is asked until it answers, or the player cancels.
 */
export const askProvider = (provider: SocialProvider, language: TranslatedLanguage): ProviderQuestion => {
  const client = lazyMerchantConfig.socialSignIn?.[provider];
  const attempt = newAttempt();
  const { origin } = window.location;
  const popup = client
    ? window.open(providerAddress(provider, client, attempt, { origin, language }), WINDOW, FEATURES)
    : null;
  if (!popup) return { outcome: Promise.resolve({ kind: "blocked" }), cancel: () => {} };

  let cancel = () => {};
  const outcome = new Promise<ProviderOutcome>((resolve) => {
    const channel = new BroadcastChannel(RETURN_CHANNEL);
    let hasShown = false;
    let looksClosed = 0;
    const end = (how: ProviderOutcome): void => {
      window.clearInterval(looking);
      window.clearTimeout(patience);
      window.removeEventListener("message", listen);
      channel.close();
      popup.close();
      resolve(how);
    };
    const answerIn = (data: unknown): ProviderAnswer | undefined => {
      const fragment = fragmentOf(data);
      return fragment === undefined ? undefined : readProviderAnswer(provider, fragment, attempt);
    };
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== popup) return;
      const answer = answerIn(event.data);
      if (answer) end(answer);
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = answerIn(data);
      if (!answer) return;
      // Then the return page may go.
      channel.postMessage("heard");
      end(answer);
    };
    cancel = () => end({ kind: "closed" });
    // The return page closes itself as it speaks: its message has until the last look to arrive.
    const looking = window.setInterval(() => {
      hasShown ||= showsPage(popup);
      if (hasShown && popup.closed) looksClosed += 1;
      if (looksClosed > LAST_LOOKS) end({ kind: "closed" });
    }, LOOK_EVERY_MS);
    const patience = window.setTimeout(() => end({ kind: "timeout" }), GIVE_UP_AFTER_MS);
    window.addEventListener("message", listen);
  });
  return { outcome, cancel };
};
