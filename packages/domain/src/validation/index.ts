/** Validation of single fields and login forms: message keys with bounds, never sentences. */

export * from "./clean-text.ts";
export * from "./email.ts";
export { TEXT_MAX_LENGTH } from "./free-text.ts";
export * from "./login.ts";
export * from "./mobile.ts";
export * from "./new-password.ts";
export * from "./pictures.ts";
export type { Bounds } from "./problems.ts";
