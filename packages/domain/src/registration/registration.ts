import type { RegisterMethod } from "./register-method.ts";
import type { RegistrationFields } from "./registration-fields.ts";
import type { RegistrationTab } from "./registration-tab.ts";

/** A complete registration; empty strings where nothing was entered (Spec §3 "Registration payload"). */
export interface Registration extends RegistrationFields {
  readonly tab: RegistrationTab;
  readonly diallingCode: string;
  /** Host name of the site. */
  readonly registerUrl: string;
  readonly registerMethod: RegisterMethod;
  /** The mobile number on the mobile tab. */
  readonly username: string;
  /** Without leading zero. */
  readonly mobile: string;
  readonly captchaId: string;
  readonly domain: string;
  /** Firebase's token for the number, if the merchant uses it. */
  readonly firebaseIdToken: string | undefined;
}
