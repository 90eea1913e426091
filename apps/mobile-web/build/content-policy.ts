import type { MerchantConfig } from "@volado/config";

/** Additions to the site's headers for a merchant's sign-in methods. */
export interface SignInPolicy {
  /** Origins that the page calls: Firebase's. */
  readonly connect: readonly string[];
  /** Third-party scripts: the reCAPTCHA that Firebase requires before it sends an SMS. */
  readonly scriptHosts: readonly string[];
  /** Whether the page opens a provider's window and needs its response. */
  readonly popups: boolean;
}

const firebaseHosts = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
const recaptchaHosts = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Derives the additions from the configuration; empty if nothing is configured (docs/sign-in.md). */
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

/** Origins other than the site's that pages send measurements to, for the content security policy. */
export const collectorOrigins = ({
  vitalsAddress,
}: Pick<MerchantConfig, "vitalsAddress">): readonly string[] =>
  vitalsAddress.startsWith("https://") ? [new URL(vitalsAddress).origin] : [];
