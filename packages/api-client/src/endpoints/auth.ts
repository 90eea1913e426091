import * as z from "zod/mini";
import { defineEndpoint } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { loginSchema } from "../schemas/member.schema.ts";

/** What a login by username needs (Spec §3 "Login payload"). Empty `captcha` when none is asked for. */
export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  /** The answer belongs to this captcha picture; empty without one. */
  readonly captchaId: string;
  readonly remember: boolean;
}

/**
 * Sign in (Spec §7 "Login"). Sealed body. A refusal is a `rejected` error whose `value.captcha` asks for a captcha (Spec §8);
 * codes: `user_not_found`, `wrong_password`, `captcha_required`, `captcha_wrong`, `agents_only`, `non_member`, `account_disabled`, `too_many_attempts` (429).
 */
export const login = defineEndpoint({
  id: "login",
  method: "POST",
  path: "/api/login",
  access: "anyone",
  codec: "encrypted",
  request: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    captcha: z.string().check(z.maxLength(6)),
    captchaId: z.string().check(z.maxLength(64)),
    type: z.literal("username"),
    remPass: z.boolean(),
  }),
  encode: (input: LoginInput) => ({
    username: input.username,
    password: input.password,
    captcha: input.captcha,
    captchaId: input.captchaId,
    type: "username" as const,
    remPass: input.remember,
  }),
  response: loginSchema,
  replay: "never",
});

/** End the session of the sent token (Spec §7 "Logout"). */
export const logout = defineEndpoint({
  id: "logout",
  method: "DELETE",
  path: "/api/logout",
  access: "session",
  codec: "query",
  request: z.object({}),
  encode: (_: undefined) => ({}),
  response: z.unknown(),
  replay: "never",
});

/** A captcha picture: base64 image as a data address and the id to answer it with (Spec §7 "Captcha"). */
export const getCaptcha = defineEndpoint({
  id: "getCaptcha",
  method: "GET",
  path: "/api/captcha",
  module: Module.Captcha,
  access: "anyone",
  codec: "query",
  request: z.object({}),
  encode: (_: undefined) => ({}),
  response: z.object({
    id: z.string(),
    image: z.string().check(z.regex(/^data:image\/(svg\+xml|png|jpeg|gif);base64,/)),
  }),
  replay: "never",
});
