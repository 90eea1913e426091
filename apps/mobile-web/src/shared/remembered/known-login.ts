import { merchant } from "../merchant.ts";
import { type KnownLogin, rememberedLogin } from "./remembered-login.ts";

/** The remembered login without its password, if the merchant allows remembering. */
export const knownLogin = (): KnownLogin | undefined =>
  merchant.policy.rememberPassword ? rememberedLogin.known() : undefined;

/** The remembered login, if it is of this type: by username, or by mobile number and dialling code. */
export const knownAs = (type: KnownLogin["type"]): KnownLogin | undefined => {
  const known = knownLogin();
  return known?.type === type ? known : undefined;
};
