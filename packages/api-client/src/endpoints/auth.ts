import type { HumanProof } from "@volado/domain/security";
import { CAPTCHA_MAX_DIGITS, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce, Module, noInput } from "../core/endpoint.ts";
import { loginSchema, trialSchema } from "../schemas/member.schema.ts";
import { dialCodeField, firebaseTokenField, mobileField } from "../schemas/mobile-fields.ts";
import { wireHumanProof, wireProofOf } from "../schemas/verification.schema.ts";
import { z } from "../schemas/z.ts";

/** Fields of every way to sign in. */
interface LoginCommon {
  /** Empty while no captcha is required. */
  readonly captcha: string;
  /** Id of the captcha that was solved; empty without one. */
  readonly captchaId: string;
  readonly remember: boolean;
  /** Proof of human verification, after a refusal with `human_verification_required`. */
  readonly proof?: HumanProof;
}

/** Login by username, SMS code or Firebase identity (Spec §3 "Login payload"). */
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

/** One payload for every way to sign in (Spec §3); required fields that a way does not use are empty. */
const loginRequest = z.object({
  /** The mobile number for SMS (docs/decisions/053). */
  username: z.string().check(z.maxLength(USERNAME_MAX_LENGTH)),
  /** The code for SMS. */
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

const credentialFields = (
  input: LoginInput,
): Pick<WireLogin, "username" | "password"> & Partial<WireLogin> => {
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
  ...credentialFields(input),
  captcha: input.captcha,
  ...(input.captchaId && { captchaId: input.captchaId }),
  type: input.type,
  remPass: input.remember,
  ...(input.proof && { geetest: wireProofOf(input.proof) }),
});

/**
 * Sign in (Spec §7 "Login"). Encrypted body. A refusal with `value.captcha` requires a captcha next time (Spec
 * §8). Refusals: `user_not_found`, `wrong_password`, `captcha_required`, `captcha_wrong`,
 * `agents_only`, `non_member`, `account_disabled`, `too_many_attempts` (429), `human_verification_required`
 * (403); by SMS `verification_code_wrong` (422) and `mobile_not_registered` (404); by Firebase
 * `firebase_refused` (403), and for a Google or Facebook identity without an account `social_not_registered` (404,
 * with proposed values for `registerBySocial`) or `registration_closed` (403); `sign_in_closed` (403) if the
 * merchant has disabled this way to sign in.
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
 * Sign in as an agent (Spec §6 "Agents log in only through agent login"). Encrypted body. Refusals as for `login`,
 * and `agents_only` for everyone but agents.
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
 * Start a free trial: creates an account with play money and a session (Spec §7 "Trial"). Refusal:
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

/** End the token's session (Spec §7 "Logout"). */
export const logout = defineOnce({
  id: "logout",
  method: "DELETE",
  path: "/api/logout",
  access: "session",
  codec: "query",
  ...noInput,
  response: z.unknown(),
});
