import type { SendSmsCodeInput, SmsPurpose } from "@volado/api-client/endpoints";
import type { MessageKey } from "@volado/domain/errors";
import { SMS_INITIAL_SECONDS, type SmsAnswer } from "@volado/domain/security";
import { socialFailure } from "../social/social-port.ts";
import { loadSocialSignIn, SocialSignInError } from "../social/social-sign-in.ts";
import { tabValues } from "../storage/site-storage.ts";

/**
 * Has Firebase send a code (Spec §3 `firebaseChannel` "sms"). What it wants back with the code outlives a
 * reload. undefined when the merchant has not configured it. Firebase names no expiry, so the initial seconds
 * count.
 */
export const sendByFirebase = async ({
  mobile,
  diallingCode,
  purpose,
}: Omit<SendSmsCodeInput, "proof">): Promise<SmsAnswer | undefined> => {
  const firebase = await loadSocialSignIn();
  if (!firebase) return undefined;
  const verification = await firebase.sendSms(`+${diallingCode}${mobile}`);
  tabValues.write("smsVerifications", { ...tabValues.read("smsVerifications"), [purpose]: verification });
  return { seconds: SMS_INITIAL_SECONDS };
};

/** The id token of a number, or why there is none. */
export type PhoneProof =
  | { readonly idToken: string; readonly failure?: undefined }
  | { readonly idToken?: undefined; readonly failure: MessageKey };

const failureOf = (error: unknown): MessageKey =>
  error instanceof SocialSignInError && error.reason === "refused"
    ? "errors.verificationCodeWrong"
    : socialFailure(error);

/** Milliseconds for which a proof is given again: the gateway takes none that is older than ten minutes. */
const PROOF_LIFE_MS = 5 * 60_000;

/**
 * The last code that was right. Firebase takes a code once, but what it proves may have to be sent twice. In
 * memory only.
 */
let proved:
  | { readonly verification: string; readonly code: string; readonly idToken: string; readonly at: number }
  | undefined;

/** Has Firebase check a typed code. One that nobody asked for is as wrong as any. */
export const proveByFirebase = async (purpose: SmsPurpose, code: string): Promise<PhoneProof> => {
  const verification = tabValues.read("smsVerifications")[purpose];
  if (verification === undefined) return { failure: "errors.verificationCodeWrong" };
  if (
    proved?.verification === verification &&
    proved.code === code &&
    performance.now() - proved.at < PROOF_LIFE_MS
  ) {
    return { idToken: proved.idToken };
  }
  try {
    const firebase = await loadSocialSignIn();
    if (!firebase) return { failure: "errors.firebaseRefused" };
    const idToken = await firebase.confirm(verification, code);
    proved = { verification, code, idToken, at: performance.now() };
    return { idToken };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};
