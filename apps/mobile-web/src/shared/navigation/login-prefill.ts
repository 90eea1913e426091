import * as z from "zod/mini";

const prefill = z.object({
  type: z.enum(["username", "sms"]),
  username: z.string().check(z.maxLength(64)),
  diallingCode: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  captcha: z.optional(z.boolean()),
  newAccount: z.optional(z.boolean()),
});

/** Default values of the login form, passed as navigation state to keep them out of addresses. Never a password. */
export interface LoginPrefill {
  readonly type: "username" | "sms";
  /** Username, or for "sms" the mobile number without dialling code. */
  readonly username: string;
  readonly diallingCode?: string | undefined;
  /** Whether a login was just refused and the next one requires a captcha (Spec §8). */
  readonly captcha?: boolean | undefined;
  /** Whether the account was just registered. */
  readonly newAccount?: boolean | undefined;
}

/** Reads a location's state, which is untrusted: the browser keeps it across reloads and releases. */
export const readLoginPrefill = (state: unknown): LoginPrefill | undefined => {
  const read = prefill.safeParse(state);
  return read.success ? read.data : undefined;
};
