import { messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";
import type { SocialProposal } from "@volado/domain/registration";
import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { runsInstalled } from "../device/browser.ts";
import { lazyMerchantConfig } from "../lazy-merchant-config.ts";

const keys = {
  network: "errors.network",
  failed: "errors.server",
  "too-many": "errors.tooManyAttempts",
  refused: "errors.firebaseRefused",
} as const satisfies Record<SocialSignInReason, MessageKey>;

/** Message for a failed check by Firebase, or a failed call to the gateway. */
export const socialFailure = (error: unknown): MessageKey =>
  error instanceof SocialSignInError ? keys[error.reason] : messageKeyOf(error);

const switches = { google: SiteSwitch.GoogleLogin, facebook: SiteSwitch.FacebookLogin } as const;

/** Company names, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  facebook: "Facebook",
};

/** In the order of the buttons (Spec §2 "Facebook and Google buttons"). */
const providers: readonly SocialProvider[] = ["facebook", "google"];

/** Providers that the merchant has configured, regardless of the switches. */
export const configuredProviders: readonly SocialProvider[] = providers.filter(
  (provider) => lazyMerchantConfig.socialSignIn?.[provider],
);

/** Configured providers that are switched on (Spec §2 "Login"). */
export const offeredProviders = (on: SiteSwitches | undefined): readonly SocialProvider[] =>
  configuredProviders.filter((provider) => on?.has(switches[provider]));

/** In-app browsers: Facebook, Instagram, TikTok and others by name, Android's by its web view marker. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|; wv\)|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Snapchat|\bLine\/|Twitter/;

/** Whether a sign-in window can send its result to this page: not in other apps' browsers or home-screen apps. */
export const opensWindows = (): boolean =>
  typeof window === "undefined" || !(IN_APP.test(navigator.userAgent) || runsInstalled());

/** Web views in which Facebook refuses to sign in: Android's, except those of its own apps. */
const REFUSED_BY_FACEBOOK = /; wv\)(?!.*(?:FB_IAB|FBAN|FBAV|Instagram))/;

/** Whether a provider lets players sign in in this browser: Google in no app's, Facebook in some. */
export const signsInHere = (provider: SocialProvider): boolean =>
  typeof window === "undefined" ||
  !(provider === "google" ? IN_APP : REFUSED_BY_FACEBOOK).test(navigator.userAgent);

export type SocialProvider = "google" | "facebook";

/** An identity without an account, whose sign-up has to be completed. */
export interface NewIdentity {
  readonly provider: SocialProvider;
  /** Firebase's token for it. */
  readonly idToken: string;
  readonly proposal: SocialProposal;
}

/** Props of the form that completes a sign-up. */
export interface SocialCompletionProps extends NewIdentity {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Logs in with the same token. Rejects as the login does. */
  readonly onRegistered: () => Promise<void>;
  /** Asks the provider for a new token. */
  readonly onRestart: () => void;
}

/** Why Firebase returned no identity: it was unreachable, failed, was called too often, or refused the credential. */
export type SocialSignInReason = "network" | "failed" | "too-many" | "refused";

export class SocialSignInError extends Error {
  override readonly name = "SocialSignInError";
  readonly reason: SocialSignInReason;

  constructor(reason: SocialSignInReason, options?: ErrorOptions) {
    super(`Firebase: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Proves an identity with Firebase (Spec §3 `firebaseIdToken`). Stores nothing: the session always comes from the
 * gateway. All methods reject with {@link SocialSignInError}.
 */
export interface SocialSignIn {
  /** Exchanges Google's ID token or Facebook's access token for an identity token. */
  prove(provider: SocialProvider, credential: string): Promise<string>;
  /** Sends a code to an E.164 number. @returns verification id, valid for some minutes and across reloads */
  sendSms(mobile: string): Promise<string>;
  /** Exchanges a received code for an identity token. */
  confirm(verificationId: string, code: string): Promise<string>;
}
