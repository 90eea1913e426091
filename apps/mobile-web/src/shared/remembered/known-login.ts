import { merchant } from "../merchant.ts";
import { type KnownLogin, rememberedLogin } from "./remembered-login.ts";

/** Whom the site remembers, where the merchant lets it; everything but the password. */
export const knownLogin = (): KnownLogin | undefined =>
  merchant.policy.rememberPassword ? rememberedLogin.known() : undefined;

/** What the site remembers whoever last signed in with by: a username, or a mobile number with its dialling code. */
export const knownAs = (type: KnownLogin["type"]): KnownLogin | undefined => {
  const known = knownLogin();
  return known?.type === type ? known : undefined;
};
