import { useEffect, useEffectEvent } from "react";
import type { ProviderQuestion } from "../../shared/sign-in/provider-question.ts";
import { takeRedirectAnswer } from "../../shared/sign-in/provider-redirect.ts";
import type { SocialProvider } from "../../shared/sign-in/social-port.ts";

/** Continues a sign-in. */
export type SignIn = (provider: SocialProvider, asked: ProviderQuestion) => Promise<void>;

/** Continues the sign-in with which the return page led back here, once. */
export const useRedirectAnswer = (signIn: SignIn): void => {
  const carryOn = useEffectEvent(() => {
    const returned = takeRedirectAnswer();
    if (returned) void signIn(returned.provider, returned.question);
  });
  useEffect(() => carryOn(), []);
};
