import type { RegisterMethod } from "./register-method.ts";
import type { RegistrationFields } from "./registration-fields.ts";
import type { RegistrationTab } from "./registration-tab.ts";

/**
 * A complete registration as the gateway gets it, in domain words; empty texts where nothing was given (Spec
 * §3 "Registration payload").
 */
export interface Registration extends RegistrationFields {
  readonly tab: RegistrationTab;
  readonly diallingCode: string;
  /** Host name of the site. */
  readonly registerUrl: string;
  readonly registerMethod: RegisterMethod;
  /** On the mobile tab the mobile number. */
  readonly username: string;
  /** Without leading zero. */
  readonly mobile: string;
  readonly captchaId: string;
  readonly domain: string;
  /** Proof of the number by Firebase phone sign-in, when the merchant uses it. */
  readonly firebaseIdToken: string | undefined;
}
