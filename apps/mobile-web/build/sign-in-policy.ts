import type { MerchantConfig } from "@volado/config";

/** What a merchant's ways to sign in need of the site's headers, beyond what every site has. */
export interface SignInPolicy {
  /** Origins that the page calls: Firebase's. */
  readonly connect: readonly string[];
  /** Addresses of scripts that are not ours: the reCAPTCHA without which Firebase sends no SMS. */
  readonly scriptHosts: readonly string[];
  /** Whether the page opens a provider's window and must hear from it. */
  readonly popups: boolean;
}

const firebaseHosts = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
const recaptchaHosts = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Reads it off the configuration; nothing without one (docs/sign-in.md). */
export const signInPolicyOf = ({ socialSignIn }: Pick<MerchantConfig, "socialSignIn">): SignInPolicy => {
  if (!socialSignIn) return { connect: [], scriptHosts: [], popups: false };
  const { firebase, google, facebook } = socialSignIn;
  const { emulatorOrigin, smsCodes } = firebase;
  return {
    connect: emulatorOrigin === undefined ? firebaseHosts : [emulatorOrigin].filter(Boolean),
    scriptHosts: emulatorOrigin === undefined && smsCodes ? recaptchaHosts : [],
    popups: google !== undefined || facebook !== undefined,
  };
};
