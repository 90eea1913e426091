import { eachRegistrationField } from "@volado/domain/registration";
import { CAPTCHA_MAX_DIGITS, SMS_CODE_MAX_DIGITS, TEXT_MAX_LENGTH } from "@volado/domain/validation";
import { dialCodeField, firebaseTokenField, passwordField } from "./mobile-fields.ts";
import { wireDay } from "./primitives.ts";
import { ownWireNames } from "./registration.schema.ts";
import { rename } from "./rename.ts";
import { z } from "./z.ts";

const text = z.string().check(z.maxLength(TEXT_MAX_LENGTH));

/** The fields of every registration (Spec §3 "Registration payload"). */
export const registrationRequest = z.object({
  ...rename(
    eachRegistrationField(() => text),
    ownWireNames,
  ),
  countryDialingCode: dialCodeField,
  registerUrl: text,
  registerMethod: z.enum(["APP", "H5", "PWA", "WEBCLIP"]),
  password: z.union([z.literal(""), passwordField]),
  birthday: z.union([z.literal(""), wireDay]),
  captcha: z.string().check(z.maxLength(CAPTCHA_MAX_DIGITS)),
  captchaId: z.optional(text),
  type: z.literal(0),
  domain: text,
  verificationCode: z.string().check(z.maxLength(SMS_CODE_MAX_DIGITS)),
  firebaseChannel: z.optional(z.literal("sms")),
  firebaseIdToken: z.optional(firebaseTokenField),
});
