import * as z from "zod/mini";
import { filledText, flag, gatewayOrigin, isHost, object, textWhere } from "./fields.ts";

const LOCAL_PATH = /^\/(?!\/)[\w./-]*$/;
const HTTPS_ADDRESS = /^https:\/\/([^/?#\s]+)(?:\/[^?#\s]*)?$/;

const isAuthorizeAddress = (text: string): boolean => {
  if (LOCAL_PATH.test(text)) return true;
  const host = HTTPS_ADDRESS.exec(text)?.[1];
  return host !== undefined && isHost(host);
};

const authorizeAddress = textWhere(
  isAuthorizeAddress,
  "must be an https address without query, or a path of the site such as /oauth/google/authorize",
);

const provider = (authorizeUrl: string) =>
  object({
    /** The site's client or app id at the provider; public, it is in every sign-in's address. */
    clientId: filledText,
    /** Authorization address; the provider's own by default. */
    authorizeUrl: z._default(authorizeAddress, authorizeUrl),
  });

/**
 * Sign-in with Google, Facebook and SMS codes by Firebase (docs/sign-in.md). Without it none of them is offered,
 * whatever the switches say. Nothing here is secret.
 */
export const socialSignInSchema = object({
  firebase: object({
    /** The web key. Public by design: it identifies the project, and Firebase decides what it may do. */
    apiKey: filledText,
    projectId: filledText,
    /** Origin of a Firebase Auth emulator, empty for the site's own; omit it for the real service. */
    emulatorOrigin: z.optional(gatewayOrigin),
    /** Firebase sends the SMS codes: the site's content security policy then allows its reCAPTCHA. */
    smsCodes: z._default(flag, false),
  }),
  google: z.optional(provider("https://accounts.google.com/o/oauth2/v2/auth")),
  facebook: z.optional(provider("https://www.facebook.com/dialog/oauth")),
});

/** Configuration of social sign-in. */
export type SocialSignInConfig = z.infer<typeof socialSignInSchema>;
