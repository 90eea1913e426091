import * as z from "zod/mini";
import { filledText, flag, gatewayOrigin, isHost } from "./fields.ts";

const isObject = "must be an object";

const LOCAL_PATH = /^\/(?!\/)[\w./-]*$/;
const HTTPS_ADDRESS = /^https:\/\/([^/?#\s]+)(?:\/[^?#\s]*)?$/;

const isAuthorizeAddress = (text: string): boolean => {
  if (LOCAL_PATH.test(text)) return true;
  const host = HTTPS_ADDRESS.exec(text)?.[1];
  return host !== undefined && isHost(host);
};

const authorizeAddress = z
  .string("must be a text")
  .check(
    z.refine(
      isAuthorizeAddress,
      "must be an https address without query, or a path of the site such as /oauth/google/authorize",
    ),
  );

const provider = (authorizeUrl: string) =>
  z.strictObject(
    {
      /** The site's client or app id at the provider; public, it stands in every sign-in's address. */
      clientId: filledText,
      /** Where the provider asks the player; the default is the provider's own. */
      authorizeUrl: z._default(authorizeAddress, authorizeUrl),
    },
    isObject,
  );

/**
 * Sign-in with Google, Facebook and SMS codes by Firebase (docs/sign-in.md). Without it the site offers none of them,
 * whatever the switches say. Nothing here is a secret.
 */
export const socialSignInSchema = z.strictObject(
  {
    firebase: z.strictObject(
      {
        /** The web key. Public by design: it names the project, and what may be done with it is decided at Firebase. */
        apiKey: filledText,
        projectId: filledText,
        /** Origin of an emulator of Firebase Auth, empty for the site's own; left out for the real service. */
        emulatorOrigin: z.optional(gatewayOrigin),
        /** Whether Firebase sends the SMS codes: the site's policy then lets its reCAPTCHA in. */
        smsCodes: z._default(flag, false),
      },
      isObject,
    ),
    google: z.optional(provider("https://accounts.google.com/o/oauth2/v2/auth")),
    facebook: z.optional(provider("https://www.facebook.com/dialog/oauth")),
  },
  isObject,
);

/** How a merchant's players sign in with accounts they have elsewhere. */
export type SocialSignInConfig = z.infer<typeof socialSignInSchema>;
