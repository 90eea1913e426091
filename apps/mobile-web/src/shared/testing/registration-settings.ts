import { eachRegistrationField, type RegistrationSettings } from "@volado/domain/registration";

const off = { enabled: false, required: false, maxLength: undefined };

/** Registration settings for tests: no fields enabled, usual limits for every rule. */
export const testSettings = (smsBy: RegistrationSettings["smsBy"] = "gateway"): RegistrationSettings => ({
  fields: eachRegistrationField(() => off),
  rules: {
    username: { min: 4, max: 16 },
    password: { min: 8, max: 20, pattern: undefined },
    mobile: { min: 8, max: 12 },
    smsCode: { min: 6, max: 6 },
  },
  smsBy,
  smsNeedsHuman: false,
});
