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
