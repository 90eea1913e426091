import { mobileProblem } from "../validation/mobile.ts";
import { registrationFieldBounds } from "./field-limits.ts";
import type { RegistrationFields } from "./registration-fields.ts";
import type { RegistrationRules } from "./registration-problems.ts";
import type { RegistrationTab } from "./registration-tab.ts";

/**
 * Carries the number to the other tab (Spec §2): both share the field `mobile`, and a number typed as username, as
 * the phone tip suggests, becomes the mobile number while that is empty.
 */
export const carryMobile = (
  from: RegistrationTab,
  fields: RegistrationFields,
  { settings, diallingCode }: Pick<RegistrationRules, "settings" | "diallingCode">,
): RegistrationFields => {
  if (from !== "username" || fields.mobile.trim() !== "") return fields;
  const bounds = registrationFieldBounds("mobile", settings);
  return mobileProblem(fields.username, diallingCode, bounds)
    ? fields
    : { ...fields, mobile: fields.username.trim() };
};
