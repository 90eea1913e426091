import { FirebaseError, initializeApp } from "@firebase/app";
import {
  type Auth,
  type AuthCredential,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
} from "@firebase/auth";
import type { SocialSignInConfig } from "@volado/config";
import type { SocialProvider, SocialSignIn, SocialSignInReason } from "./social-port.ts";

const credentials: Readonly<Record<SocialProvider, (credential: string) => AuthCredential>> = {
  google: (idToken) => GoogleAuthProvider.credential(idToken),
  facebook: (accessToken) => FacebookAuthProvider.credential(accessToken),
};

/**
 * Firebase Auth in memory only, and without the pop-up resolver, so that a provider's sign-in loads no scripts from
 * other origins (docs/decisions/074). Repeated calls return the same instance.
 */
const openAuth = ({ apiKey, projectId, emulatorOrigin }: SocialSignInConfig["firebase"]): Auth => {
  const auth = initializeAuth(initializeApp({ apiKey, projectId }), { persistence: inMemoryPersistence });
  if (emulatorOrigin !== undefined) {
    connectAuthEmulator(auth, emulatorOrigin === "" ? window.location.origin : emulatorOrigin, {
      disableWarnings: true,
    });
  }
  return auth;
};

/** The SDK only exposes an error code; codes of its own failures begin with "internal". */
const reasonOf = (error: unknown): SocialSignInReason => {
  if (!(error instanceof FirebaseError)) return "failed";
  if (error.code === "auth/network-request-failed") return "network";
  if (error.code === "auth/too-many-requests") return "too-many";
  return error.code.startsWith("auth/internal") ? "failed" : "refused";
};

/** The Firebase Auth SDK. `errorFor` is passed in so that the SDK's file imports nothing else of the site. */
export const createFirebaseSignIn = (
  config: SocialSignInConfig["firebase"],
  errorFor: (reason: SocialSignInReason, cause: unknown) => Error,
): SocialSignIn => {
  const failed = (cause: unknown): never => {
    throw errorFor(reasonOf(cause), cause);
  };
  const auth = openAuth(config);
  // Language of the SMS.
  auth.languageCode = document.documentElement.lang;

  const tokenFor = async (credential: AuthCredential): Promise<string> => {
    const { user } = await signInWithCredential(auth, credential);
    try {
      return await user.getIdToken();
    } finally {
      await auth.signOut();
    }
  };

  /** Firebase requires its own reCAPTCHA for phone numbers; against an emulator the SDK mocks it. */
  const withVerifier = async <T>(use: (verifier: RecaptchaVerifier) => Promise<T>): Promise<T> => {
    const place = document.body.appendChild(document.createElement("div"));
    const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
    try {
      return await use(verifier);
    } finally {
      verifier.clear();
      place.remove();
    }
  };

  return {
    prove: (provider, credential) => tokenFor(credentials[provider](credential)).catch(failed),
    sendSms: (mobile) =>
      withVerifier((verifier) => signInWithPhoneNumber(auth, mobile, verifier)).then(
        ({ verificationId }) => verificationId,
        failed,
      ),
    confirm: (verificationId, code) =>
      tokenFor(PhoneAuthProvider.credential(verificationId, code)).catch(failed),
  };
};
