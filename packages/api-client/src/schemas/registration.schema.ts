import {
  eachRegistrationField,
  type FieldSetting,
  type RegistrationField,
  type RegistrationSettings,
} from "@volado/domain/registration";
import type { Country } from "@volado/domain/site";
import { noteDroppedRow } from "./dropped-rows.ts";
import { dialCodeField } from "./mobile-fields.ts";
import { wireCount, wireFlag, wireText } from "./primitives.ts";
import { renamed } from "./rename.ts";
import { z } from "./z.ts";

/** Wire names of the fields that differ from ours (Spec §3 "Registration payload"). */
export const ownWireNames = {
  mobile: "mobileNum",
  smsCode: "verificationCode",
  passwordAgain: "confirmPassword",
  qq: "qqNum",
  referrerId: "recommenderId",
  invitationCode: "affiliateCode",
} as const satisfies Partial<Record<RegistrationField, string>>;

/** Wire name of each field. */
export const wireFieldNames: Readonly<Record<RegistrationField, string>> = {
  ...eachRegistrationField((name) => name),
  ...ownWireNames,
};

const field = z.object({
  enabled: z._default(wireFlag, false),
  required: z._default(wireFlag, false),
  maxLength: z.nullish(wireCount),
});

const bounds = z.object({ minLength: wireCount, maxLength: wireCount });

const compile = (source: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
};

/**
 * Compiles the gateway's pattern with the `u` flag, or without it if it uses older syntax such as `[\w-.]` or
 * `\@`. An invalid pattern is ignored and reported as a dropped row: length limits still apply, and the gateway
 * validates again.
 */
const patternOf = (source: string | undefined): RegExp | undefined => {
  if (source === undefined) return undefined;
  const pattern = compile(source, "u") ?? compile(source, "");
  if (!pattern) noteDroppedRow({ value: source, key: "regexp", field: "" });
  return pattern;
};

const settingOf = (wire: z.infer<typeof field> | undefined): FieldSetting => ({
  enabled: wire?.enabled ?? false,
  required: (wire?.enabled && wire.required) ?? false,
  maxLength: wire?.maxLength ?? undefined,
});

const rangeOf = ({ minLength, maxLength }: z.infer<typeof bounds>) => ({ min: minLength, max: maxLength });

/** Registration settings and validation rules (Spec §3, §7). Fields that are not listed are disabled. */
export const registrationSettingsSchema = z.pipe(
  z.object({
    register: z.record(z.string(), field),
    rules: z.object({
      loginUsername: bounds,
      loginPassword: z.object({ ...bounds.shape, regexp: wireText }),
      loginMobileNum: bounds,
      verificationCode: bounds,
    }),
    smsProvider: z._default(z.enum(["gateway", "firebase"]), "gateway"),
    smsHumanVerification: z._default(wireFlag, false),
  }),
  z.transform(
    ({ register, rules, smsProvider, smsHumanVerification }): RegistrationSettings => ({
      fields: eachRegistrationField((name) => settingOf(register[wireFieldNames[name]])),
      rules: {
        username: rangeOf(rules.loginUsername),
        password: { ...rangeOf(rules.loginPassword), pattern: patternOf(rules.loginPassword.regexp) },
        mobile: rangeOf(rules.loginMobileNum),
        smsCode: rangeOf(rules.verificationCode),
      },
      smsBy: smsProvider,
      smsNeedsHuman: smsHumanVerification,
    }),
  ),
);

/** Countries whose numbers the merchant accepts. */
export const countriesSchema = z.array(
  renamed(
    { code: z.string().check(z.regex(/^[A-Z]{2}$/)), countryDialingCode: dialCodeField },
    { countryDialingCode: "diallingCode" },
  ),
) satisfies z.ZodMiniType<readonly Country[]>;
