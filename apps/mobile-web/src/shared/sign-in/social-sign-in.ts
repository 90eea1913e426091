import { cachedImport } from "../lazy/cached-import.ts";
import { lazyMerchantConfig } from "../lazy-merchant-config.ts";
import { type SocialSignIn, SocialSignInError, type SocialSignInReason } from "./social-port.ts";

export type { SocialSignIn } from "./social-port.ts";
export { SocialSignInError } from "./social-port.ts";

const errorFor = (reason: SocialSignInReason, cause: unknown): SocialSignInError =>
  new SocialSignInError(reason, { cause });

const firebase = cachedImport(() => import("./firebase-sign-in.ts"));

/** Loads Firebase; undefined if not configured. @throws SocialSignInError "network" if it can't be loaded */
export const loadSocialSignIn = async (): Promise<SocialSignIn | undefined> => {
  const { socialSignIn } = lazyMerchantConfig;
  if (!socialSignIn) return undefined;
  const { createFirebaseSignIn } = await firebase.loadInTime().catch((cause: unknown) => {
    throw errorFor("network", cause);
  });
  return createFirebaseSignIn(socialSignIn.firebase, errorFor);
};
