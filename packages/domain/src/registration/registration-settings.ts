import type { RuleSets } from "../validation/new-password.ts";
import type { RegistrationField } from "./registration-fields.ts";

/** A field's configuration (Spec §3 "Registration configuration per field"). */
export interface FieldSetting {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; undefined when only the field's rule applies. */
  readonly maxLength: number | undefined;
}

/** The registration settings (Spec §7 "register settings and validation rules"). */
export interface RegistrationSettings {
  /** Contains every field; those the gateway doesn't name are disabled. */
  readonly fields: Readonly<Record<RegistrationField, FieldSetting>>;
  readonly rules: RuleSets;
  /** Who sends and checks SMS codes: the gateway or Firebase (Spec §3 `firebaseChannel`). */
  readonly smsBy: "gateway" | "firebase";
  /** An SMS requires a human verification (Spec §3 "SMS code request"). */
  readonly smsNeedsHuman: boolean;
}
