import type { RegisterMethod } from "./register-method.ts";
import type { RegistrationTab } from "./registration-tab.ts";

/**
 * A complete registration as the gateway gets it, in domain words; empty texts where nothing was given (Spec
 * §3 "Registration payload").
 */
export interface Registration {
  readonly tab: RegistrationTab;
  readonly diallingCode: string;
  /** Host name of the site. */
  readonly registerUrl: string;
  readonly registerMethod: RegisterMethod;
  /** On the mobile tab the mobile number. */
  readonly username: string;
  readonly password: string;
  readonly passwordAgain: string;
  readonly invitationCode: string;
  readonly paymentPassword: string;
  readonly referrerId: string;
  readonly nickname: string;
  readonly payeeName: string;
  readonly email: string;
  /** Without leading zero. */
  readonly mobile: string;
  readonly idNumber: string;
  readonly qq: string;
  readonly facebook: string;
  readonly wechat: string;
  readonly line: string;
  readonly whatsapp: string;
  readonly zalo: string;
  /** YYYY-MM-DD */
  readonly birthday: string;
  readonly captcha: string;
  readonly captchaId: string;
  readonly domain: string;
  readonly smsCode: string;
  /** Proof of the number by Firebase phone sign-in, when the merchant uses it. */
  readonly firebaseIdToken: string | undefined;
}
