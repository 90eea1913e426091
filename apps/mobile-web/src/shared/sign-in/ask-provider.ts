import type { TranslatedLanguage } from "@volado/i18n";
import { lazyMerchantConfig } from "../lazy-merchant-config.ts";
import { type ProviderAnswer, readProviderAnswer } from "./provider-answer.ts";
import type { ProviderOutcome, ProviderQuestion } from "./provider-question.ts";
import { forgetRedirect, leaveForProvider } from "./provider-redirect.ts";
import { newAttempt, providerAddress } from "./provider-request.ts";
import { fragmentOf, RETURN_CHANNEL } from "./return-message.ts";
import { opensWindows, type SocialProvider } from "./social-port.ts";

/** Time limit for the player to sign in at the provider. */
const GIVE_UP_AFTER_MS = 5 * 60_000;
/** Milliseconds between checks whether the window is closed. */
const CHECK_EVERY_MS = 100;
/** Number of checks after the window has closed, within which its last message must arrive. */
const LAST_CHECKS = 5;
const WINDOW = "volado-sign-in";
const FEATURES = "popup,width=480,height=640";

/** Whether the window has navigated: another origin's page can't be read, and the window starts with an empty one. */
const showsPage = (popup: Window): boolean => {
  try {
    return !popup.closed && popup.location.href !== "about:blank";
  } catch {
    return true;
  }
};

/**
 * Opens a provider's sign-in in a window, or with the whole page where windows can't respond. Call it in the tap's
 * handler; otherwise browsers block the window. Messages are only accepted from the return page on our own origin,
 * sent by that window or over our channel, with this attempt's secrets. If the provider's page cuts the window off
 * from its opener (`Cross-Origin-Opener-Policy`), the window seems to be closed at once; the attempt then lasts
 * until a message arrives or it is cancelled.
 */
export const askProvider = (provider: SocialProvider, language: TranslatedLanguage): ProviderQuestion => {
  if (!opensWindows()) return leaveForProvider(provider, language);
  forgetRedirect();
  const client = lazyMerchantConfig.socialSignIn?.[provider];
  const attempt = newAttempt();
  const { origin } = window.location;
  const popup = client
    ? window.open(
        providerAddress(provider, client, attempt, { origin, language, display: "popup" }),
        WINDOW,
        FEATURES,
      )
    : null;
  if (!popup) return { outcome: Promise.resolve({ kind: "blocked" }), cancel: () => {} };

  let cancel = () => {};
  const outcome = new Promise<ProviderOutcome>((resolve) => {
    const channel = new BroadcastChannel(RETURN_CHANNEL);
    let hasShown = false;
    let closedChecks = 0;
    const end = (how: ProviderOutcome): void => {
      window.clearInterval(checking);
      window.clearTimeout(timeout);
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
      // Lets the return page close itself.
      channel.postMessage("heard");
      end(answer);
    };
    cancel = () => end({ kind: "closed" });
    // The return page closes right after sending its message, which may arrive as late as the last check.
    const checking = window.setInterval(() => {
      hasShown ||= showsPage(popup);
      if (hasShown && popup.closed) closedChecks += 1;
      if (closedChecks > LAST_CHECKS) end({ kind: "closed" });
    }, CHECK_EVERY_MS);
    const timeout = window.setTimeout(() => end({ kind: "timeout" }), GIVE_UP_AFTER_MS);
    window.addEventListener("message", listen);
  });
  return { outcome, cancel };
};
