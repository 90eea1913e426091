import { Button, InlineMessage, SocialButton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { offeredProviders, providerNames } from "../../../shared/social/social-port.ts";
import { type SocialState, useSocialLogin } from "../hooks/use-social-login.ts";

function SocialNote({ state }: { readonly state: SocialState }) {
  const { t } = useTranslation();
  if (state.step === "idle" || state.step === "checking") return null;
  const provider = providerNames[state.provider];
  switch (state.step) {
    case "asking":
      return (
        <InlineMessage
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
        <InlineMessage kind={state.why === "blocked" || state.why === "timeout" ? "error" : "info"}>
          {t(`social.${state.why}`, { provider })}
        </InlineMessage>
      );
    case "failed":
      return <InlineMessage kind="error">{t(state.key)}</InlineMessage>;
  }
}

/**
 * Login buttons for the social providers that the merchant has configured and enabled (Spec §2 "Login",
 * "Registration"). The page itself reacts to the session.
 */
export default function SocialButtons() {
  const { t } = useTranslation();
  const offered = offeredProviders(useSiteInfo()?.switches);
  const { state, signIn } = useSocialLogin();
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
        <a href={paths.terms.to()} target="_blank" rel="noopener">
          {t("social.termsLink")}
          <span className="vo-visually-hidden"> {t("social.newTab")}</span>
        </a>
        .
      </p>
      {/* Last, so that the buttons do not move. */}
      <SocialNote state={state} />
    </section>
  );
}
