import type { LoginInput } from "@volado/api-client/endpoints";
import { sessionDrafts } from "../../shared/forms/session-drafts.ts";
import { type LoginPrefill, readLoginPrefill } from "../../shared/navigation/login-prefill.ts";
import { knownLogin } from "../../shared/remembered/known-login.ts";

/** Where the login form begins: what another page sent along, or what the site remembers. */
export interface LoginDefaults extends LoginPrefill {
  readonly remembered: boolean;
}

/**
 * The beginning of a login page opened with this navigation state. What was sent along counts more than what
 * is remembered, until it was taken into the draft.
 *
 * @param entry key of the history's entry, which a reload keeps along with its state
 */
export const loginDefaults = (state: unknown, entry: string): LoginDefaults | undefined => {
  const sent = readLoginPrefill(state);
  if (sent && sessionDrafts.of("account-entry", ["taken"]).taken !== entry)
    return { ...sent, remembered: false };
  const known = knownLogin();
  return known && { ...known, remembered: true };
};

/** Takes what was sent along into the draft, so that a reload finds what became of it. */
export const takeSentAlong = ({ type, username, diallingCode }: LoginDefaults, entry: string): void => {
  const sent =
    type === "sms" ? { mobile: username, ...(diallingCode !== undefined && { diallingCode }) } : { username };
  sessionDrafts.keep("account-entry", { ...sent, way: type, taken: entry });
};

type WithoutCommon<Input> = Input extends LoginInput
  ? Omit<Input, "captcha" | "captchaId" | "remember" | "proof">
  : never;

/** What a way to sign in says of its own; the captcha and the rest are the same for all of them. */
export type LoginMethod = WithoutCommon<LoginInput>;
