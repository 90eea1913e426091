import type {
  FieldSetting,
  RegistrationField,
  RegistrationForm,
  RegistrationSettings,
} from "@volado/domain/registration";
import type { SiteSwitches } from "@volado/domain/site";

const off: FieldSetting = { enabled: false, required: false, maxLength: undefined };
const on: FieldSetting = { enabled: true, required: true, maxLength: undefined };

/** Settings in which only what is named is on. */
export const settingsWith = (
  fields: Partial<Record<RegistrationField, Partial<FieldSetting>>> = {},
): RegistrationSettings => {
  const of = (name: RegistrationField): FieldSetting => (fields[name] ? { ...on, ...fields[name] } : off);
  return {
    fields: {
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
    },
    rules: {
      username: { min: 4, max: 16 },
      password: { min: 8, max: 20, pattern: /^(?=.*[A-Za-z])(?=.*\d)[!-~]+$/u },
      mobile: { min: 8, max: 12 },
      smsCode: { min: 4, max: 6 },
    },
    smsBy: "gateway",
    smsNeedsHuman: false,
  };
};

/** Both ways open, codes and passwords asked for. */
export const allSwitches: SiteSwitches = new Set([
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "REGMOBVERF3",
  "MOBILENUMPASSREG3",
]);

/** The form of these settings. */
export const formWith = (
  fields?: Parameters<typeof settingsWith>[0],
  over: Partial<RegistrationForm> = {},
): RegistrationForm => ({
  settings: settingsWith(fields),
  switches: allSwitches,
  tab: "username",
  invitationKnown: false,
  ...over,
});
