import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { contentLanguage } from "../catalogue/wire.ts";
import { injectFaults } from "../request/access.ts";
import { callerOf, isAllowedOrigin } from "../request/caller.ts";
import { formOf } from "../request/read-fields.ts";
import { Refusal, refusalStatus } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { post } from "../session/outbox.ts";
import {
  type FirebaseIdentity,
  firebaseProviders,
  IDENTITY_SECONDS,
  identitySchema,
  readIdentity,
  signIdentity,
  uidOf,
} from "./firebase-identity.ts";
import { createPhoneCodes } from "./phone-codes.ts";
import { readProviderToken } from "./providers.ts";

type Env = { Bindings: HttpBindings };

/** Public by design, like every Firebase web key. As in the default brand's merchant.json. */
export const SANDBOX_API_KEY = "volado-sandbox-key";

/** The name of these calls in the console's faults. */
export const TOOLKIT_FAULT = "firebaseAuth";

const oauthProviders = ["google", "facebook"] as const;

const MAX_BODY_BYTES = 32 * 1024;
const REFRESH_SECONDS = 30 * 24 * 3600;
const TOOLKIT = "/identitytoolkit.googleapis.com";
const SECURE_TOKEN = "/securetoken.googleapis.com";

/** An error with a Firebase code: the SDK maps `INVALID_CODE` and others to its own errors. */
class ToolkitError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(reason: string, status: ContentfulStatusCode = 400) {
    super(reason);
    this.status = status;
  }
}

const asToolkitError = (error: unknown, log: Services["options"]["log"]): ToolkitError => {
  if (error instanceof ToolkitError) return error;
  if (error instanceof Refusal) return new ToolkitError(error.code.toUpperCase(), refusalStatus[error.code]);
  log("A call of the sandbox's Firebase failed:", error);
  return new ToolkitError("INTERNAL", 500);
};

/** The fields of a call, validated by the schema. */
const parsed = <T>(schema: z.ZodType<T>, fields: unknown): T => {
  const result = schema.safeParse(fields);
  if (!result.success) throw new ToolkitError("INVALID_ARGUMENT");
  return result.data;
};

const schemas = {
  byProvider: z.object({ postBody: z.string(), requestUri: z.url() }),
  lookUp: z.object({ idToken: z.string() }),
  sendCode: z.object({ phoneNumber: z.string() }),
  byPhone: z.object({ sessionInfo: z.string(), code: z.string() }),
  refresh: z.object({ refresh_token: z.string() }),
};

const refreshClaims = z.object({ refresh: identitySchema });

/** The text of the simulated SMS, in the player's language, which the SDK may send along. */
const smsText = (brand: string, code: string, locale = "ES"): string =>
  contentLanguage(locale) === "ES"
    ? `${code} es tu código de verificación de ${brand}.`
    : `${code} is your ${brand} verification code.`;

/**
 * The methods of Google's Identity Toolkit that the Firebase Auth SDK calls to sign in by provider or by phone. Nothing
 * is stored: the token contains the user, and the uid is derived from the provider's id.
 */
const createMethods = ({ db, now, brand, identitySigner: signer }: Services) => {
  const codes = createPhoneCodes(now);
  const tokensOf = (who: FirebaseIdentity) => ({
    localId: who.uid,
    idToken: signIdentity(signer, who),
    refreshToken: signer.sign({ refresh: who }, REFRESH_SECONDS),
    expiresIn: String(IDENTITY_SECONDS),
  });
  return {
    async byProvider(fields: unknown) {
      const given = new URLSearchParams(parsed(schemas.byProvider, fields).postBody);
      const providerId = given.get("providerId");
      const provider = oauthProviders.find((name) => firebaseProviders[name] === providerId);
      if (provider === undefined) throw new ToolkitError("OPERATION_NOT_ALLOWED");
      const token = given.get(provider === "google" ? "id_token" : "access_token");
      const person = readProviderToken(signer, provider, token ?? "");
      if (person === undefined) throw new ToolkitError("INVALID_IDP_RESPONSE");
      const { id, name, email } = person;
      return {
        ...tokensOf({ uid: uidOf(provider, id), provider, name, email }),
        providerId,
        federatedId: id,
        email,
        emailVerified: true,
        displayName: name,
        fullName: name,
        rawUserInfo: JSON.stringify({ id, name, email }),
      };
    },

    async lookUp(fields: unknown) {
      const who = readIdentity(signer, parsed(schemas.lookUp, fields).idToken);
      if (who === undefined) throw new ToolkitError("INVALID_ID_TOKEN");
      const { uid, provider, phone, email, name } = who;
      const shown = { email, displayName: name, phoneNumber: phone };
      const providerUserInfo = [{ providerId: firebaseProviders[provider], rawId: uid, ...shown }];
      return { users: [{ localId: uid, ...shown, emailVerified: email !== undefined, providerUserInfo }] };
    },

    async sendCode(fields: unknown, locale?: string) {
      const { phoneNumber: to } = parsed(schemas.sendCode, fields);
      if (!/^\+[1-9]\d{6,18}$/.test(to)) throw new ToolkitError("INVALID_PHONE_NUMBER");
      const made = codes.create(to);
      if (made === undefined) throw new ToolkitError("TOO_MANY_ATTEMPTS_TRY_LATER");
      const { sessionInfo, code } = made;
      await post(db, { channel: "sms", to, body: smsText(brand.name, code, locale), code }, now());
      return { sessionInfo };
    },

    async byPhone(fields: unknown) {
      const { sessionInfo, code } = parsed(schemas.byPhone, fields);
      const proved = codes.redeem(sessionInfo, code);
      if (proved === "wrong") throw new ToolkitError("INVALID_CODE");
      if (proved === "expired") throw new ToolkitError("SESSION_EXPIRED");
      const { phone } = proved;
      return { ...tokensOf({ uid: uidOf("phone", phone), provider: "phone", phone }), phoneNumber: phone };
    },

    async refresh(fields: unknown) {
      const who = signer.read(parsed(schemas.refresh, fields).refresh_token, refreshClaims)?.refresh;
      if (who === undefined) throw new ToolkitError("INVALID_REFRESH_TOKEN");
      const { localId: user_id, idToken, refreshToken: refresh_token, expiresIn: expires_in } = tokensOf(who);
      const tokens = { id_token: idToken, access_token: idToken, refresh_token };
      return { user_id, ...tokens, expires_in, token_type: "Bearer" };
    },
  };
};

/**
 * The sandbox's Firebase Auth, mounted at the gateway's root: its paths are those of the SDK's emulator mode
 * (`connectAuthEmulator(auth, origin)`), so that the site runs the real SDK.
 */
export const createToolkitApp = (services: Services): Hono<Env> => {
  const { options, limits } = services;
  const { byProvider, lookUp, sendCode, byPhone, refresh } = createMethods(services);
  const app = new Hono<Env>();

  for (const folder of [TOOLKIT, SECURE_TOKEN]) {
    app.use(
      `${folder}/*`,
      cors({ origin: (origin) => (isAllowedOrigin(origin, options) ? origin : null) }),
      bodyLimit({
        maxSize: MAX_BODY_BYTES,
        onError: () => {
          throw new ToolkitError("INVALID_ARGUMENT", 413);
        },
      }),
      async (c, next) => {
        const { ip, network } = callerOf(c, options);
        if (limits.calls.take(network) > 0) throw new ToolkitError("TOO_MANY_ATTEMPTS_TRY_LATER", 429);
        const over = await injectFaults(TOOLKIT_FAULT, services, c.env, ip);
        if (over !== undefined) return over;
        if (c.req.query("key") !== SANDBOX_API_KEY) {
          throw new ToolkitError("API key not valid. Please pass a valid API key.");
        }
        c.header("Cache-Control", "no-store");
        return next();
      },
    );
  }

  const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);
  const posts = new Map<string, (fields: unknown, locale?: string) => Promise<object>>([
    ["v1/accounts:signInWithIdp", byProvider],
    ["v1/accounts:lookup", lookUp],
    ["v1/accounts:sendVerificationCode", sendCode],
    ["v1/accounts:signInWithPhoneNumber", byPhone],
  ]);
  const gets = new Map<string, object>([
    // reCAPTCHA Enterprise is disabled; the SDK's own reCAPTCHA is a mock in emulator mode.
    ["v2/recaptchaConfig", { recaptchaKey: "projects/sandbox/keys/none", recaptchaEnforcementState: [] }],
    ["v1/recaptchaParams", { recaptchaSiteKey: "sandbox" }],
  ]);
  app.on(["GET", "POST"], `${TOOLKIT}/:version/:method`, async (c) => {
    const name = `${c.req.param("version")}/${c.req.param("method")}`;
    const answer =
      c.req.method === "POST"
        ? await posts.get(name)?.(await jsonOf(c), c.req.header("X-Firebase-Locale"))
        : gets.get(name);
    if (answer === undefined) throw new ToolkitError("NOT_FOUND", 404);
    return c.json(answer);
  });
  app.post(`${SECURE_TOKEN}/v1/token`, async (c) => c.json(await refresh(await formOf(c))));

  app.onError((error, c) => {
    const { message, status } = asToolkitError(error, options.log);
    const errors = [{ message, domain: "global", reason: "invalid" }];
    return c.json({ error: { code: status, message, errors } }, status);
  });
  return app;
};
