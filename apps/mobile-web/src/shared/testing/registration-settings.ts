import { eachRegistrationField, type RegistrationSettings } from "@volado/domain/registration";

const off = { enabled: false, required: false, maxLength: undefined };

/** A merchant's settings of registration for tests: no field is on, and every rule has its usual bounds. */
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
