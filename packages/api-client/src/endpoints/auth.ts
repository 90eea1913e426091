import type { HumanProof } from "@volado/domain/security";
import { CAPTCHA_MAX_DIGITS, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { wireHumanProof, wireProofOf } from "../schemas/human-proof.schema.ts";
import { loginSchema, trialSchema } from "../schemas/member.schema.ts";
import { dialCodeField, firebaseTokenField, mobileField } from "../schemas/mobile-fields.ts";
import { noInput } from "../schemas/no-input.ts";
import { z } from "../schemas/z.ts";

/** What every way to sign in carries. */
interface LoginCommon {
  /** Empty while no captcha is asked for. */
  readonly captcha: string;
  /** The answer belongs to this captcha picture; empty without one. */
  readonly captchaId: string;
  readonly remember: boolean;
  /** Proof of a human verification, after a refusal `human_verification_required`. */
  readonly proof?: HumanProof;
}

/**
 * A login by name, by SMS code, or by a Firebase identity (Spec §3 "Login payload": type username, sms or firebase).
 */
export type LoginInput = LoginCommon &
  (
    | { readonly type: "username"; readonly username: string; readonly password: string }
    | {
        readonly type: "sms";
        readonly mobile: string;
        readonly diallingCode: string;
        readonly smsCode: string;
      }
    | {
        readonly type: "firebase";
        readonly channel: "facebook" | "google" | "sms";
        readonly idToken: string;
        /** With channel "sms" only. */
        readonly mobile?: string;
        readonly diallingCode?: string;
      }
  );

/** One object for every way, as the specification lists it (Spec §3); empty texts where a way has nothing to say. */
const loginRequest = z.object({
  /** By SMS the mobile number (docs/decisions/053). */
  username: z.string().check(z.maxLength(USERNAME_MAX_LENGTH)),
  /** By SMS the code. */
  password: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH)),
  captcha: z.string().check(z.maxLength(CAPTCHA_MAX_DIGITS)),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
  type: z.enum(["username", "sms", "firebase"]),
  firebaseChannel: z.optional(z.enum(["facebook", "google", "sms"])),
  firebaseIdToken: z.optional(firebaseTokenField),
  firebaseMobileNo: z.optional(mobileField),
  countryDialingCode: z.optional(dialCodeField),
  remPass: z.boolean(),
  geetest: z.optional(wireHumanProof),
});

type WireLogin = z.infer<typeof loginRequest>;

const wayFields = (input: LoginInput): Pick<WireLogin, "username" | "password"> & Partial<WireLogin> => {
  switch (input.type) {
    case "username":
      return { username: input.username, password: input.password };
    case "sms":
      return { username: input.mobile, password: input.smsCode, countryDialingCode: input.diallingCode };
    case "firebase":
      return {
        username: "",
        password: "",
        firebaseChannel: input.channel,
        firebaseIdToken: input.idToken,
        ...(input.mobile && { firebaseMobileNo: input.mobile }),
        ...(input.diallingCode && { countryDialingCode: input.diallingCode }),
      };
  }
};

const encodeLogin = (input: LoginInput): WireLogin => ({
  ...wayFields(input),
  captcha: input.captcha,
  ...(input.captchaId && { captchaId: input.captchaId }),
  type: input.type,
  remPass: input.remember,
  ...(input.proof && { geetest: wireProofOf(input.proof) }),
});

/**
 * Sign in (Spec §7 "Login"). Encrypted body. A refusal is a `rejected` error whose `value.captcha` asks for a
 * captcha (Spec §8); codes: `user_not_found`, `wrong_password`, `captcha_required`, `captcha_wrong`,
 * `agents_only`, `non_member`, `account_disabled`, `too_many_attempts` (429), `human_verification_required`
 * (403); by SMS `verification_code_wrong` (422) and `mobile_not_registered` (404); by Firebase
 * `firebase_refused` (403), and `registration_closed` (403) for an identity that has no account yet;
 * `sign_in_closed` (403) where the merchant has switched that way off.
 */
export const login = defineOnce({
  id: "login",
  path: "/api/login",
  access: "anyone",
  request: loginRequest,
  encode: encodeLogin,
  response: loginSchema,
});

/**
 * Sign in as an agent (Spec §6 "Agents log in only through agent login"). Encrypted body. Refusals as `login`'s,
 * and `agents_only` for anybody who is no agent.
 */
export const loginAgent = defineOnce({
  id: "loginAgent",
  path: "/api/agent/login",
  access: "anyone",
  request: loginRequest,
  encode: encodeLogin,
  response: loginSchema,
});

/**
 * Begin a free trial: a new account with play money and its session (Spec §7 "Trial"). Refusal:
 * `too_many_requests` (429).
 */
export const startTrial = defineOnce({
  id: "startTrial",
  path: "/api/trial",
  module: Module.FreePlay,
  access: "anyone",
  codec: "json",
  ...noInput,
  response: trialSchema,
});

/** End the session of the sent token (Spec §7 "Logout"). */
export const logout = defineOnce({
  id: "logout",
  method: "DELETE",
  path: "/api/logout",
  access: "session",
  codec: "query",
  ...noInput,
  response: z.unknown(),
});
