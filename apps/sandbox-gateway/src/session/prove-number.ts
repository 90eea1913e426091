import { verifyFirebaseToken } from "../identity/index.ts";
import type { Call } from "../request/call.ts";
import { Refusal, tooMany } from "../request/refusal.ts";
import { serializeByName } from "../request/serialize-by-name.ts";
import { registrationSettings } from "../settings/registration-settings.ts";
import { type ProvedSmsCode, proveSmsCode, type SmsTarget } from "./sms-codes.ts";

/** One answer to a number's codes after the other. */
const inTurn = serializeByName();

/** What somebody shows to prove that a mobile number is theirs; which of the two counts is the merchant's setting. */
export interface NumberProof {
  readonly smsCode: string;
  readonly firebaseIdToken: string | undefined;
}

const provedByFirebase = async (
  { services }: Call,
  { diallingCode, mobile }: SmsTarget,
  token: string | undefined,
): Promise<ProvedSmsCode> => {
  const identity = token === undefined ? undefined : await verifyFirebaseToken(token, services);
  if (identity?.provider !== "phone" || identity.phone !== `+${diallingCode}${mobile}`) {
    throw new Refusal("firebase_refused");
  }
  return { use: async () => {} };
};

/**
 * Checks the code that the gateway sent; wrong ones are counted beyond the life of one code.
 *
 * @throws Refusal verification_code_wrong, too_many_attempts
 */
export const proveCode = async (
  { services, db, network }: Call,
  target: SmsTarget,
  code: string,
): Promise<ProvedSmsCode> => {
  const key = `${network} +${target.diallingCode} ${target.mobile}`;
  return inTurn(key, async () => {
    const wait = services.limits.failedLogins.wait(key);
    if (wait > 0) throw tooMany("too_many_attempts", wait);
    try {
      const proved = await proveSmsCode(db, target, code, services.now());
      services.limits.failedLogins.reset(key);
      return proved;
    } catch (error) {
      // A failure of ours is nobody's guess.
      if (error instanceof Refusal) services.limits.failedLogins.take(key);
      throw error;
    }
  });
};

/**
 * Makes sure that the caller has the number: by the gateway's own code, or by Firebase (Spec §3 `firebaseChannel`).
 *
 * @throws Refusal verification_code_wrong, firebase_refused, too_many_attempts
 */
export const proveNumber = async (
  call: Call,
  target: SmsTarget,
  { smsCode, firebaseIdToken }: NumberProof,
): Promise<ProvedSmsCode> => {
  if (registrationSettings(call.services.settings).smsBy === "firebase") {
    return provedByFirebase(call, target, firebaseIdToken);
  }
  return proveCode(call, target, smsCode);
};
