import { type LoginPrefill, readLoginPrefill } from "../../shared/navigation/login-prefill.ts";
import { knownLogin } from "../../shared/remembered/known-login.ts";

/** Where the login form begins: what another page sent along, or what the site remembers. */
export interface LoginDefaults extends LoginPrefill {
  readonly remembered: boolean;
}

/**
 * The beginning of a login page opened with this navigation state. What was sent along counts more than what
 * is remembered.
 */
export const loginDefaults = (state: unknown): LoginDefaults | undefined => {
  const sent = readLoginPrefill(state);
  if (sent) return { ...sent, remembered: false };
  const known = knownLogin();
  return known && { ...known, remembered: true };
};
