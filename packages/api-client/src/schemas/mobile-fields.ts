import { MOBILE_MAX_LENGTH, PASSWORD_MAX_LENGTH, SMS_CODE_MAX_DIGITS } from "@volado/domain/validation";
import { z } from "./z.ts";

const digits = (maxLength: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${maxLength}}$`)));

/** A mobile number in a request: digits only (Spec §5). */
export const mobileField = digits(MOBILE_MAX_LENGTH);

/** A calling code in a request, without plus sign. */
export const dialCodeField = z.string().check(z.regex(/^[1-9]\d{0,3}$/));

/** A code from an SMS in a request: digits only (Spec §5). */
export const smsCodeField = digits(SMS_CODE_MAX_DIGITS);

export const firebaseTokenField = z.string().check(z.minLength(1), z.maxLength(8192));

export const passwordField = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH));

/** A verified mobile number in a request: by an SMS code, which is empty with a Firebase token (Spec §7). */
export const provedMobileFields = {
  mobileNum: mobileField,
  countryDialingCode: dialCodeField,
  verificationCode: z.union([z.literal(""), smsCodeField]),
  firebaseIdToken: z.optional(firebaseTokenField),
};

/** Domain names of these fields. */
export const provedMobileNames = {
  mobile: "mobileNum",
  diallingCode: "countryDialingCode",
  smsCode: "verificationCode",
} as const;
