import { defineEndpoint } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { noInput } from "../schemas/no-input.ts";
import { z } from "../schemas/z.ts";

/** A captcha picture: base64 image as a data address and the id to answer it with (Spec §7 "Captcha"). */
export const getCaptcha = defineEndpoint({
  id: "getCaptcha",
  method: "GET",
  path: "/api/captcha",
  module: Module.Captcha,
  access: "anyone",
  codec: "query",
  ...noInput,
  response: z.object({
    id: z.string(),
    image: z.string().check(z.regex(/^data:image\/(svg\+xml|png|jpeg|gif);base64,/)),
  }),
  replay: "never",
});
