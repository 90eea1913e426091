import type { LoginInput } from "@volado/api-client/endpoints";
import { sessionDrafts } from "../../shared/forms/session-drafts.ts";
import { type LoginPrefill, readLoginPrefill } from "../../shared/navigation/login-prefill.ts";
import { type KnownLogin, knownLogin } from "../../shared/sign-in/remembered-login.ts";

/** Initial values of the login form: sent by another page, or remembered. */
export interface LoginDefaults extends LoginPrefill, Pick<KnownLogin, "passwordForgotten"> {
  readonly remembered: boolean;
}

/**
 * Initial values of a login page opened with this navigation state. The state wins over the remembered login until it
 * is stored in the draft.
 *
 * @param entry the history entry's key, which survives a reload like its state
 */
export const loginDefaults = (state: unknown, entry: string): LoginDefaults | undefined => {
  const sent = readLoginPrefill(state);
  if (sent && sessionDrafts.get("account-entry", ["taken"]).taken !== entry)
    return { ...sent, remembered: false };
  const known = knownLogin();
  return known && { ...known, remembered: true };
};

/** Stores the navigation state in the draft, so that a reload restores later changes instead. */
export const storePrefill = ({ type, username, diallingCode }: LoginDefaults, entry: string): void => {
  const fields =
    type === "sms" ? { mobile: username, ...(diallingCode !== undefined && { diallingCode }) } : { username };
  sessionDrafts.set("account-entry", { ...fields, way: type, taken: entry });
};

type WithoutCommon<Input> = Input extends LoginInput
  ? Omit<Input, "captcha" | "captchaId" | "remember" | "proof">
  : never;

/** The fields specific to one login method, without the captcha and other common ones. */
export type LoginMethod = WithoutCommon<LoginInput>;
