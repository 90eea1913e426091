/** The registration form: fields, bounds, problems and submission. */

export { birthdayLimits } from "./birthday.ts";
export { carryMobile } from "./carry-mobile.ts";
export { registrationFieldBounds } from "./field-limits.ts";
export { refusedRegistrationField } from "./refused-field.ts";
export type { OpenedIn } from "./register-method.ts";
export { RegisterMethod, registerMethod } from "./register-method.ts";
export type { Registration } from "./registration.ts";
export type { RegistrationField, RegistrationFields, RegistrationPart } from "./registration-fields.ts";
export { eachRegistrationField, registrationFieldRows, registrationFields } from "./registration-fields.ts";
export type { RegistrationForm } from "./registration-form.ts";
export { isRegistrationFieldRequired, shownRegistrationFields } from "./registration-form.ts";
export type { RegistrationContext } from "./registration-of.ts";
export { registrationOf } from "./registration-of.ts";
export type { RegistrationRules } from "./registration-problems.ts";
export { registrationProblems } from "./registration-problems.ts";
export type { FieldSetting, RegistrationSettings } from "./registration-settings.ts";
export type { RegistrationTab } from "./registration-tab.ts";
export { registrationTabs } from "./registration-tab.ts";
export type { SubmissionState, SubmissionStep } from "./submission.ts";
export { nextSubmissionStep } from "./submission.ts";
