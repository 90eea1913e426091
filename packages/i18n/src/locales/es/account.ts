import { done } from "./account-done.ts";
import { accountErrors } from "./account-errors.ts";
import { auth } from "./auth.ts";
import { password } from "./password.ts";
import { register } from "./register.ts";
import { sms } from "./sms.ts";
import { social } from "./social.ts";

/** Spanish texts of registration, signing in and passwords: the part "account". */
export const account = {
  common: done,
  auth,
  password,
  register,
  sms,
  social,
  errors: accountErrors,
} as const;
