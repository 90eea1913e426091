import { useMutation } from "@tanstack/react-query";
import { socialRegistrationMutations } from "@volado/api-client/query";
import { Button, Dialog, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { providerNames, type SocialCompletionProps } from "../../../shared/sign-in/social-port.ts";
import { useRegistrationOpening } from "../hooks/use-registration-opening.ts";
import { RegistrationClosed, RegistrationSkeleton } from "./registration.tsx";
import { RegistrationForm } from "./registration-form.tsx";

/** The identity's token is too old: the provider is asked again, and the typed values are kept. */
function ExpiredNote({ provider, onRestart }: Pick<SocialCompletionProps, "provider" | "onRestart">) {
  const { t } = useTranslation();
  const names = { provider: providerNames[provider] };
  return (
    <InlineMessage
      kind="error"
      action={
        <Button variant="link" onClick={onRestart}>
          {t("social.continueWith", names)}
        </Button>
      }
    >
      {t("social.expired", names)}
    </InlineMessage>
  );
}

function CompletionForm({ provider, idToken, proposal, onRegistered, onRestart }: SocialCompletionProps) {
  const { t } = useTranslation();
  const { phase, retry, opening } = useRegistrationOpening(false);
  const { mutateAsync } = useMutation({
    ...socialRegistrationMutations.register(useClient()),
    meta: { inline: true },
  });
  if (phase === "failed") return <RetryBlock onRetry={retry} />;
  if (opening === "closed") return <RegistrationClosed />;
  if (!opening) return <RegistrationSkeleton />;
  // The page's other tab asks for the same, with another name.
  const [tab] = opening.tabs;
  return (
    <>
      <p className="app-register__lead">{t("social.completeLead", { provider: providerNames[provider] })}</p>
      <RegistrationForm
        {...opening}
        tabs={[tab]}
        social={{
          proposal,
          register: async (registration) => {
            await mutateAsync({ ...registration, channel: provider, socialIdToken: idToken });
            await onRegistered();
          },
          noteOf: (failure) =>
            failure === "errors.firebaseRefused" ? (
              <ExpiredNote provider={provider} onRestart={onRestart} />
            ) : undefined,
        }}
      />
    </>
  );
}

/** Asks a new Google or Facebook identity for what registration requires (docs/decisions/074). */
export function SocialRegistration(props: SocialCompletionProps) {
  const { t } = useTranslation();
  // Its link to the login of a taken number may lead to the page below.
  useCloseOnNavigation(props.open, props.onClose);
  const title = (
    <span className="app-register__title" tabIndex={-1} data-autofocus>
      {t("register.lead")}
    </span>
  );
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={title}
      closeLabel={t("common.close")}
      // A tap beside it must not discard the provider's answer.
      dismissible={false}
    >
      <CompletionForm {...props} />
    </Dialog>
  );
}
