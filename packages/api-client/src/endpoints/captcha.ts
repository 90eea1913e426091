import { defineEndpoint } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { captchaSchema } from "../schemas/captcha.schema.ts";
import { noInput } from "../schemas/no-input.ts";

/** A captcha picture as a data URL, and its id, which may be empty (Spec §7 "Captcha"). */
export const getCaptcha = defineEndpoint({
  id: "getCaptcha",
  method: "GET",
  path: "/api/captcha",
  module: Module.Captcha,
  access: "anyone",
  codec: "query",
  ...noInput,
  response: captchaSchema,
  replay: "never",
});
