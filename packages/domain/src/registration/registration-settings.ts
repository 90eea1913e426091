import type { RuleSets } from "../validation/new-password.ts";
import type { RegistrationField } from "./registration-fields.ts";

/** How the merchant configured one field of the form (Spec §3 "Registration configuration per field"). */
export interface FieldSetting {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; undefined where the rule of the field alone holds. */
  readonly maxLength: number | undefined;
}

/** Everything the gateway says about registration (Spec §7 "register settings and validation rules"). */
export interface RegistrationSettings {
  /** Every field is there; one that the gateway does not name is off. */
  readonly fields: Readonly<Record<RegistrationField, FieldSetting>>;
  readonly rules: RuleSets;
  /** Who sends and checks SMS codes: the gateway, or Firebase phone sign-in (Spec §3 `firebaseChannel`). */
  readonly smsBy: "gateway" | "firebase";
  /** An SMS is sent only with the proof of a human verification (Spec §3 "SMS code request"). */
  readonly smsNeedsHuman: boolean;
}
