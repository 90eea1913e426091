import { messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";
import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { runsInstalled } from "../device/runs-installed.ts";
import { lazyMerchantConfig } from "../lazy-merchant-config.ts";

const keys = {
  network: "errors.network",
  failed: "errors.server",
  "too-many": "errors.tooManyAttempts",
  refused: "errors.firebaseRefused",
} as const satisfies Record<SocialSignInReason, MessageKey>;

/** What a failed check by Firebase, or a failed call of ours, says to the player. */
export const socialFailure = (error: unknown): MessageKey =>
  error instanceof SocialSignInError ? keys[error.reason] : messageKeyOf(error);

const switches = { google: SiteSwitch.GoogleLogin, facebook: SiteSwitch.FacebookLogin } as const;

/** The companies' names, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  facebook: "Facebook",
};

/** In the order of their buttons (Spec §2 "Facebook and Google buttons"). */
const providers: readonly SocialProvider[] = ["facebook", "google"];

/** Whose accounts the merchant has configured, whatever the switches say. */
export const configuredProviders: readonly SocialProvider[] = providers.filter(
  (provider) => lazyMerchantConfig.socialSignIn?.[provider],
);

/**
 * Whose accounts may be used now: those that the merchant has configured, while their switch is on (Spec §2 "Login").
 */
export const offeredProviders = (on: SiteSwitches | undefined): readonly SocialProvider[] =>
  configuredProviders.filter((provider) => on?.has(switches[provider]));

/**
 * Browsers inside of other apps: Facebook's, Instagram's, TikTok's and others by their names, Android's by the mark of
 * its web view.
 */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|; wv\)|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Snapchat|\bLine\/|Twitter/;

/**
 * Whether a window that this page opens can answer it. In browsers inside of other apps and on the home screen
 * it opens elsewhere or not at all, and Google refuses web views.
 */
export const opensWindows = (): boolean =>
  typeof window === "undefined" || !(IN_APP.test(navigator.userAgent) || runsInstalled());

/** Whose accounts may sign a player in. */
export type SocialProvider = "google" | "facebook";

/**
 * Why Firebase gave no identity: it could not be reached, failed itself, was asked too often, or did not
 * accept what it was shown.
 */
export type SocialSignInReason = "network" | "failed" | "too-many" | "refused";

/** A check by Firebase that failed. */
export class SocialSignInError extends Error {
  override readonly name = "SocialSignInError";
  readonly reason: SocialSignInReason;

  constructor(reason: SocialSignInReason, options?: ErrorOptions) {
    super(`Firebase: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Proves with Firebase who somebody is (Spec §3 `firebaseIdToken`). Nothing of it outlives the proof: the
 * site's session is the gateway's alone. All of them reject with {@link SocialSignInError}.
 */
export interface SocialSignIn {
  /**
   * Exchanges what a provider gave for an identity token.
   * @param credential Google's ID token, Facebook's access token
   */
  prove(provider: SocialProvider, credential: string): Promise<string>;
  /**
   * Sends a code by SMS.
   * @param mobile E.164, with plus sign.
   * @returns an id to confirm the code with, good for some minutes and over a reload
   */
  sendSms(mobile: string): Promise<string>;
  /** Exchanges a code that was sent for an identity token. */
  confirm(verificationId: string, code: string): Promise<string>;
}
