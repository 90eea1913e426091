import { registrationTabs } from "@volado/domain/registration";
import { ButtonLink, EmptyState, ProfileIcon, Skeleton } from "@volado/ui";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState, bothAsync } from "../../../shared/query/async-state.ts";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { useSite } from "../../../shared/services/use-site.ts";
import { HumanHost } from "../../../shared/sign-in/human-host.tsx";
import { useReceivedInvitation } from "../hooks/use-received-invitation.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** Shown if both ways to register are switched off. */
function RegistrationClosed() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      drawing={<ProfileIcon size={36} />}
      title={t("register.closedTitle")}
      action={
        <ButtonLink href={paths.home.to()} onNavigate={follow}>
          {t("register.toHome")}
        </ButtonLink>
      }
    >
      <p>{t("register.closed")}</p>
    </EmptyState>
  );
}

function RegistrationHead() {
  const { t } = useTranslation();
  return (
    <div className="app-auth__head">
      {brandMark(48)}
      <p className="app-auth__lead">{t("register.lead")}</p>
    </div>
  );
}

/** Skeleton with as many fields as fit on a screen. */
function RegistrationSkeleton() {
  return (
    <LoadingBlock className="app-register" text="register.loading">
      {["tabs", "username", "password", "again", "mobile", "code", "submit"].map((line) => (
        <Skeleton key={line} shape="row" />
      ))}
    </LoadingBlock>
  );
}

/** The registration page. The form needs the merchant's settings, the site's switches and the checked invitation. */
export function Registration({ agents, others, children }: RegistrationProps) {
  const required = bothAsync(useRegistrationSettings(), asyncState(useSite()));
  const invitation = useReceivedInvitation(agents);
  // Keep an open form mounted: its submission may check the link's code again.
  const [checked, setChecked] = useState(false);
  if (!checked && invitation.status !== "checking") setChecked(true);
  if (required.phase === "content" && checked) {
    const [settings, { switches }] = required.data;
    const [first, ...rest] = registrationTabs(
      switches,
      merchant.layout.registrationWhenOff === "username" ? "username" : undefined,
    );
    if (first === undefined) return <RegistrationClosed />;
    return (
      <>
        <RegistrationHead />
        <RegistrationForm
          settings={settings}
          switches={switches}
          tabs={[first, ...rest]}
          invitation={invitation}
          agents={agents}
        />
        <HumanHost />
        {invitation.status !== "known" && others}
        {children}
      </>
    );
  }
  return (
    <>
      <RegistrationHead />
      {required.phase === "failed" ? <RetryBlock onRetry={required.retry} /> : <RegistrationSkeleton />}
    </>
  );
}

interface RegistrationProps {
  /** Whether an agent's invitation led here. */
  agents: boolean;
  /** Other ways to sign in; hidden for invited players, since an invitation counts only with the form. */
  others?: ReactNode;
  /** Shown below the form while registration is open. */
  children?: ReactNode;
}
