import { randomUUID } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { contentLanguage } from "../catalogue/wire.ts";
import type { Services } from "../services.ts";
import {
  type FirebaseIdentity,
  firebaseProviders,
  IDENTITY_SECONDS,
  readIdentity,
  signIdentity,
  uidOf,
} from "./firebase-identity.ts";
import { createPhoneCodes } from "./phone-codes.ts";
import { type OAuthProvider, readProviderToken } from "./providers.ts";

/** A refusal in the words of Firebase: the SDK turns `INVALID_CODE` into its own error. */
export class ToolkitError extends Error {
  override readonly name = "ToolkitError";
  readonly status: ContentfulStatusCode;

  /** @param reason Firebase's code, if need be followed by " : " and a sentence */
  constructor(reason: string, status: ContentfulStatusCode = 400) {
    super(reason);
    this.status = status;
  }

  /** As on the wire. */
  get body() {
    const { message, status: code } = this;
    return { error: { code, message, errors: [{ message, domain: "global", reason: "invalid" }] } };
  }
}

/** What a method of the toolkit is given besides its fields. */
export interface ToolkitCall {
  /** Language of the person, as the SDK sends it; undefined when it does not. */
  readonly locale: string | undefined;
}

type Method = (fields: unknown, call: ToolkitCall) => Promise<object>;

const parsed = <T>(schema: z.ZodType<T>, fields: unknown): T => {
  const result = schema.safeParse(fields);
  if (!result.success) throw new ToolkitError("INVALID_ARGUMENT");
  return result.data;
};

/** What stands in for an SMS, in the player's language. */
const smsText = (brand: string, code: string, locale: string | undefined): string =>
  contentLanguage(locale ?? "ES") === "ES"
    ? `${code} es tu código de verificación de ${brand}.`
    : `${code} is your ${brand} verification code.`;

const REFRESH_SECONDS = 30 * 24 * 3600;
const refreshClaims = z.object({
  refresh: z.object({
    uid: z.string(),
    provider: z.enum(["google", "facebook", "phone"]),
    phone: z.string().optional(),
    email: z.string().optional(),
    name: z.string().optional(),
  }),
});

/**
 * The methods of Google's Identity Toolkit that the Firebase Auth SDK calls for a sign-in by provider or by
 * phone, by the last part of their path. Nothing is stored: a user is whatever their token says, and a uid
 * follows from the provider's.
 */
export const createToolkit = ({ db, now, brand, identitySigner: signer }: Services) => {
  const codes = createPhoneCodes(now);

  const tokensOf = (who: FirebaseIdentity) => {
    return {
      localId: who.uid,
      idToken: signIdentity(signer, who),
      refreshToken: signer.sign({ refresh: who }, REFRESH_SECONDS),
      expiresIn: String(IDENTITY_SECONDS),
    };
  };

  const byProvider: Method = async (fields) => {
    const { postBody } = parsed(z.object({ postBody: z.string(), requestUri: z.url() }), fields);
    const given = new URLSearchParams(postBody);
    const [provider, field]: readonly [OAuthProvider, string] =
      given.get("providerId") === firebaseProviders.google
        ? ["google", "id_token"]
        : ["facebook", "access_token"];
    if (given.get("providerId") !== firebaseProviders[provider])
      throw new ToolkitError("OPERATION_NOT_ALLOWED");
    const person = readProviderToken(signer, provider, given.get(field) ?? "");
    if (person === undefined) throw new ToolkitError("INVALID_IDP_RESPONSE");
    const { id, name, email } = person;
    return {
      ...tokensOf({ uid: uidOf(provider, id), provider, name, email }),
      providerId: firebaseProviders[provider],
      federatedId: id,
      email,
      emailVerified: true,
      displayName: name,
      fullName: name,
      rawUserInfo: JSON.stringify({ id, name, email }),
    };
  };

  const lookUp: Method = async (fields) => {
    const who = readIdentity(signer, parsed(z.object({ idToken: z.string() }), fields).idToken);
    if (who === undefined) throw new ToolkitError("INVALID_ID_TOKEN");
    const { uid, provider, phone, email, name } = who;
    const shown = { email, displayName: name, phoneNumber: phone };
    return {
      users: [
        {
          localId: uid,
          ...shown,
          emailVerified: email !== undefined,
          providerUserInfo: [{ providerId: firebaseProviders[provider], rawId: uid, ...shown }],
        },
      ],
    };
  };

  const sendCode: Method = async (fields, { locale }) => {
    const { phoneNumber } = parsed(z.object({ phoneNumber: z.string() }), fields);
    if (!/^\+[1-9]\d{6,18}$/.test(phoneNumber)) throw new ToolkitError("INVALID_PHONE_NUMBER");
    const made = codes.create(phoneNumber);
    if (made === undefined) throw new ToolkitError("TOO_MANY_ATTEMPTS_TRY_LATER");
    await db
      .insertInto("outbox")
      .values({
        id: randomUUID(),
        channel: "sms",
        recipient: phoneNumber,
        subject: null,
        body: smsText(brand.name, made.code, locale),
        code: made.code,
        sent_at: now(),
      })
      .execute();
    return { sessionInfo: made.sessionInfo };
  };

  const byPhone: Method = async (fields) => {
    const { sessionInfo, code } = parsed(z.object({ sessionInfo: z.string(), code: z.string() }), fields);
    const proved = codes.redeem(sessionInfo, code);
    if (proved === "wrong") throw new ToolkitError("INVALID_CODE");
    if (proved === "expired") throw new ToolkitError("SESSION_EXPIRED");
    const { phone } = proved;
    return {
      ...tokensOf({ uid: uidOf("phone", phone), provider: "phone", phone }),
      phoneNumber: phone,
    };
  };

  const refresh: Method = async (fields) => {
    const { refresh_token: token } = parsed(z.object({ refresh_token: z.string() }), fields);
    const who = signer.read(token, refreshClaims)?.refresh;
    if (who === undefined) throw new ToolkitError("INVALID_REFRESH_TOKEN");
    const { localId, idToken, refreshToken, expiresIn } = tokensOf(who);
    return {
      user_id: localId,
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: "Bearer",
    };
  };

  return {
    posts: new Map<string, Method>(
      Object.entries({
        "v1/accounts:signInWithIdp": byProvider,
        "v1/accounts:lookup": lookUp,
        "v1/accounts:sendVerificationCode": sendCode,
        "v1/accounts:signInWithPhoneNumber": byPhone,
      }),
    ),
    gets: new Map<string, object>(
      Object.entries({
        // No key of reCAPTCHA Enterprise is enabled for anything, and the SDK's own reCAPTCHA is a mock in
        // emulator mode.
        "v2/recaptchaConfig": { recaptchaKey: "projects/sandbox/keys/none", recaptchaEnforcementState: [] },
        "v1/recaptchaParams": { recaptchaSiteKey: "sandbox" },
      }),
    ),
    refresh,
  };
};
