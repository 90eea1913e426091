import type { Country, FieldSetting, RegistrationField, RegistrationSettings } from "@volado/domain";
import { wireCount, wireFlag, wireText } from "./primitives.ts";
import { z } from "./z.ts";

/** The gateway's name of each field (Spec §3 "Registration payload"). */
export const wireFieldNames = {
  username: "username",
  mobile: "mobileNum",
  smsCode: "verificationCode",
  password: "password",
  passwordAgain: "confirmPassword",
  paymentPassword: "paymentPassword",
  idNumber: "idNumber",
  qq: "qqNum",
  facebook: "facebook",
  wechat: "wechat",
  line: "line",
  whatsapp: "whatsapp",
  zalo: "zalo",
  email: "email",
  nickname: "nickname",
  payeeName: "payeeName",
  referrerId: "recommenderId",
  birthday: "birthday",
  invitationCode: "affiliateCode",
  captcha: "captcha",
} as const satisfies Record<RegistrationField, string>;

const field = z.object({
  enabled: z._default(wireFlag, false),
  required: z._default(wireFlag, false),
  maxLength: z.nullish(wireCount),
});

const bounds = z.object({ minLength: wireCount, maxLength: wireCount });

/** A pattern that can't be read counts as none: bounds still hold and the gateway has the last word. */
const patternOf = (source: string | undefined): RegExp | undefined => {
  if (source === undefined) return undefined;
  try {
    return new RegExp(source, "u");
  } catch {
    return undefined;
  }
};

type WireFields = Readonly<Record<string, z.infer<typeof field>>>;

const fieldSettings = (register: WireFields): RegistrationSettings["fields"] => {
  const of = (name: RegistrationField): FieldSetting => {
    const wire = register[wireFieldNames[name]];
    return {
      enabled: wire?.enabled ?? false,
      required: (wire?.enabled && wire.required) ?? false,
      maxLength: wire?.maxLength ?? undefined,
    };
  };
  return {
    username: of("username"),
    mobile: of("mobile"),
    smsCode: of("smsCode"),
    password: of("password"),
    passwordAgain: of("passwordAgain"),
    paymentPassword: of("paymentPassword"),
    idNumber: of("idNumber"),
    qq: of("qq"),
    facebook: of("facebook"),
    wechat: of("wechat"),
    line: of("line"),
    whatsapp: of("whatsapp"),
    zalo: of("zalo"),
    email: of("email"),
    nickname: of("nickname"),
    payeeName: of("payeeName"),
    referrerId: of("referrerId"),
    birthday: of("birthday"),
    invitationCode: of("invitationCode"),
    captcha: of("captcha"),
  };
};

const rangeOf = ({ minLength, maxLength }: z.infer<typeof bounds>) => ({ min: minLength, max: maxLength });

/** Registration settings and validation rules (Spec §3, §7). Fields that the gateway does not name are off. */
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
      fields: fieldSettings(register),
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
export const countriesSchema = z.pipe(
  z.array(
    z.object({
      code: z.string().check(z.regex(/^[A-Z]{2}$/)),
      countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
    }),
  ),
  z.transform((rows): readonly Country[] =>
    rows.map(({ code, countryDialingCode }) => ({ code, diallingCode: countryDialingCode })),
  ),
);
