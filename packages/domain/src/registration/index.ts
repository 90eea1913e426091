/** The registration form: fields, bounds, problems and submission. */

export { birthdayLimits } from "./birthday.ts";
export { registrationFieldBounds } from "./field-limits.ts";
export * from "./registration-fields.ts";
export * from "./registration-form.ts";
export * from "./registration-of.ts";
export * from "./registration-problems.ts";
export * from "./submission.ts";
