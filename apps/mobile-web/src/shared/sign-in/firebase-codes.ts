import type { SendSmsCodeInput, SmsPurpose } from "@volado/api-client/endpoints";
import type { MessageKey } from "@volado/domain/errors";
import { SMS_INITIAL_SECONDS, type SmsAnswer } from "@volado/domain/security";
import { tabValues } from "../storage/site-storage.ts";
import { socialFailure } from "./social-port.ts";
import { loadSocialSignIn, SocialSignInError } from "./social-sign-in.ts";

/**
 * Sends a code by Firebase (Spec §3 `firebaseChannel` "sms") and stores the verification id, so that the code can still
 * be checked after a reload. Resolves to undefined if the merchant has not configured Firebase. Firebase returns no
 * expiry, so the default waiting time applies.
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

/** The id token of a mobile number, or why there is none. */
export type PhoneProof =
  | { readonly idToken: string; readonly failure?: undefined }
  | { readonly idToken?: undefined; readonly failure: MessageKey };

const failureOf = (error: unknown): MessageKey =>
  error instanceof SocialSignInError && error.reason === "refused"
    ? "errors.verificationCodeWrong"
    : socialFailure(error);

/** How long a token is reused, in milliseconds; the gateway refuses those older than ten minutes. */
const PROOF_LIFE_MS = 5 * 60_000;

/** The last correct code, in memory only: Firebase accepts it once, but its token may have to be sent twice. */
let proved:
  | { readonly verification: string; readonly code: string; readonly idToken: string; readonly at: number }
  | undefined;

/** Checks a typed code by Firebase. Without a requested code, any code is wrong. */
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
