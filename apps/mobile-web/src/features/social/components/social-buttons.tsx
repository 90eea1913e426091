import { useMutation } from "@tanstack/react-query";
import { socialProposalOf } from "@volado/api-client";
import type { LoginInput } from "@volado/api-client/endpoints";
import { sessionMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { Button, InlineMessage, SocialButton } from "@volado/ui";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { canEncrypt } from "../../../shared/device/device.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchant } from "../../../shared/merchant.ts";
import { termsPath } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { askProvider } from "../../../shared/sign-in/ask-provider.ts";
import { withHumanProof } from "../../../shared/sign-in/human-verification.ts";
import type { ProviderOutcome, ProviderQuestion } from "../../../shared/sign-in/provider-question.ts";
import {
  type NewIdentity,
  offeredProviders,
  providerNames,
  type SocialCompletionProps,
  type SocialProvider,
  signsInHere,
  socialFailure,
} from "../../../shared/sign-in/social-port.ts";
import { loadSocialSignIn, SocialSignInError } from "../../../shared/sign-in/social-sign-in.ts";
import { useRedirectAnswer } from "../use-redirect-answer.ts";
import { ContinueHere } from "./continue-here.tsx";

type SocialState =
  | { readonly step: "idle" }
  | { readonly step: "asking"; readonly provider: SocialProvider; readonly cancel: () => void }
  /** The provider has responded; Firebase and the gateway are checking. */
  | { readonly step: "checking"; readonly provider: SocialProvider }
  /** The provider's window returned no credential. */
  | {
      readonly step: "unanswered";
      readonly provider: SocialProvider;
      readonly why: Exclude<ProviderOutcome["kind"], "credential" | "failed">;
    }
  | { readonly step: "failed"; readonly provider: SocialProvider; readonly key: MessageKey };

/**
 * Signs in with Google or Facebook: the provider's window, Firebase's check, the gateway's login (Spec §2, §7). A
 * failed check ends it (Spec §8); Firebase is loaded only after the tap. An identity without an account is `joining`
 * until its registration is complete.
 */
const useSocialLogin = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<SocialState>({ step: "idle" });
  const { mutateAsync } = useMutation({ ...sessionMutations.login(useClient()), meta: { inline: true } });
  const [joining, setJoining] = useState<NewIdentity>();
  const closeWindow = useRef<() => void>(undefined);
  useEffect(() => () => closeWindow.current?.(), []);

  const logIn = async (channel: SocialProvider, idToken: string): Promise<void> => {
    const session = await withHumanProof((input: LoginInput) => mutateAsync(input), {
      type: "firebase",
      channel,
      idToken,
      captcha: "",
      captchaId: "",
      remember: false,
    });
    sessionStore.signedIn({ ...session, merchantCode: merchant.merchantCode }, false);
    showToast({ kind: "success", text: t("auth.loggedIn") });
  };

  const signIn = async (provider: SocialProvider, asked?: ProviderQuestion): Promise<void> => {
    setJoining(undefined);
    if (!canEncrypt()) return setState({ step: "failed", provider, key: "errors.insecureOrigin" });
    const { outcome, cancel } = asked ?? askProvider(provider, language);
    closeWindow.current = cancel;
    setState({ step: "asking", provider, cancel });
    const loading = loadSocialSignIn();
    // Awaited below; an early rejection must not count as unhandled.
    loading.catch(() => undefined);
    const answer = await outcome;
    if (answer.kind === "failed")
      return setState({ step: "failed", provider, key: "errors.firebaseRefused" });
    if (answer.kind !== "credential") return setState({ step: "unanswered", provider, why: answer.kind });

    setState({ step: "checking", provider });
    let idToken = "";
    try {
      const firebase = await loading;
      if (!firebase) throw new SocialSignInError("refused");
      idToken = await firebase.prove(provider, answer.credential);
      await logIn(provider, idToken);
      setState({ step: "idle" });
    } catch (error) {
      const proposal = socialProposalOf(error);
      setState(proposal ? { step: "idle" } : { step: "failed", provider, key: socialFailure(error) });
      if (proposal) setJoining({ provider, idToken, proposal });
    }
  };

  useRedirectAnswer(signIn);

  return { state, signIn, logIn, joining, stopJoining: () => setJoining(undefined) };
};

/** Below the buttons, a message may be out of view. */
const intoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: "nearest" });

function SocialNote({ state, signIn }: Pick<ReturnType<typeof useSocialLogin>, "state" | "signIn">) {
  const { t } = useTranslation();
  if (state.step === "idle" || state.step === "checking") return null;
  const provider = providerNames[state.provider];
  switch (state.step) {
    case "asking":
      return (
        <InlineMessage
          key={state.step}
          ref={intoView}
          action={
            <Button variant="link" onClick={state.cancel}>
              {t("social.cancel")}
            </Button>
          }
        >
          {t("social.waiting", { provider })}
        </InlineMessage>
      );
    case "unanswered":
      return (
        <InlineMessage
          key={state.step}
          ref={intoView}
          kind={state.why === "blocked" || state.why === "timeout" ? "error" : "info"}
          action={
            state.why === "denied" ? undefined : <ContinueHere provider={state.provider} signIn={signIn} />
          }
        >
          {t(`social.${state.why}`, { provider })}
        </InlineMessage>
      );
    case "failed":
      return (
        <InlineMessage key={state.step} ref={intoView} kind="error">
          {t(state.key)}
        </InlineMessage>
      );
  }
}

/**
 * Login buttons for the social providers that the merchant has configured and enabled (Spec §2 "Login",
 * "Registration"). The page reacts to the session itself. `Completion` registers an identity without an account.
 */
export function SocialButtons({ completion: Completion }: SocialButtonsProps) {
  const { t } = useTranslation();
  const offered = offeredProviders(useSiteInfo()?.switches).filter(signsInHere);
  const { state, signIn, logIn, joining, stopJoining } = useSocialLogin();
  if (offered.length === 0) return null;
  const busy = state.step === "asking" || state.step === "checking" ? state.provider : undefined;
  return (
    <section className="app-social" aria-label={t("social.divider")}>
      <p className="app-social__divider" aria-hidden="true">
        {t("social.divider")}
      </p>
      {offered.map((provider) => (
        <SocialButton
          key={provider}
          brand={provider}
          loading={busy === provider}
          disabled={busy !== undefined && busy !== provider}
          onClick={() => void signIn(provider)}
        >
          {t("social.continueWith", { provider: providerNames[provider] })}
        </SocialButton>
      ))}
      {/* Opens a new tab, to keep the form. */}
      <p className="app-social__terms">
        {t("social.terms", { age: merchant.policy.minimumAge })}{" "}
        <a href={termsPath} target="_blank" rel="noopener">
          {t("social.termsLink")}
          <span className="vo-visually-hidden"> {t("social.newTab")}</span>
        </a>
        .
      </p>
      {/* Last, so that the buttons do not move. */}
      <SocialNote state={state} signIn={signIn} />
      {joining && (
        <Completion
          {...joining}
          open
          onClose={stopJoining}
          onRegistered={() => logIn(joining.provider, joining.idToken)}
          onRestart={() => void signIn(joining.provider)}
        />
      )}
    </section>
  );
}

interface SocialButtonsProps {
  /** The form that completes the sign-up of a new identity. */
  readonly completion: ComponentType<SocialCompletionProps>;
}
