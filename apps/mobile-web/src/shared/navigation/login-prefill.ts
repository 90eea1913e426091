import * as z from "zod/mini";

const prefill = z.object({
  type: z.enum(["username", "sms"]),
  username: z.string().check(z.maxLength(64)),
  diallingCode: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  captcha: z.optional(z.boolean()),
});

/**
 * What the login form begins with when another page leads there, such as registration: given as navigation state, so
 * that it stands in no address. Never a password.
 */
export interface LoginPrefill {
  readonly type: "username" | "sms";
  /** Username, or for "sms" the mobile number without dialling code. */
  readonly username: string;
  readonly diallingCode?: string | undefined;
  /** Whether a login was refused just now that asks the next one for a captcha (Spec §8). */
  readonly captcha?: boolean | undefined;
}

/** Reads a location's state, which may be anything: the browser keeps it over reloads and releases. */
export const readLoginPrefill = (state: unknown): LoginPrefill | undefined => {
  const read = prefill.safeParse(state);
  return read.success ? read.data : undefined;
};
