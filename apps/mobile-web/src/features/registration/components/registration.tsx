import { registrationTabs } from "@volado/domain/registration";
import { Skeleton } from "@volado/ui";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { HumanHost } from "../../../shared/human/human-host.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { asyncState, bothAsync } from "../../../shared/query/async-state.ts";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { useSite } from "../../../shared/site/use-site.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { useReceivedInvitation } from "../hooks/use-received-invitation.ts";
import { RegistrationClosed } from "./registration-closed.tsx";
import { RegistrationForm } from "./registration-form.tsx";

/** What the page is for, with or without the form. */
function RegistrationHead() {
  const { t } = useTranslation();
  return (
    <div className="app-auth__head">
      {brandMark(48)}
      <p className="app-auth__lead">{t("register.lead")}</p>
    </div>
  );
}

/** Stands for the form: as many fields as a screen holds. */
function RegistrationSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="app-register" aria-busy="true">
      <span className="vo-visually-hidden" role="status">
        {t("register.loading")}
      </span>
      {["tabs", "username", "password", "again", "mobile", "code", "submit"].map((line) => (
        <Skeleton key={line} shape="row" />
      ))}
    </div>
  );
}

/**
 * Registration as far as it can be shown: the form needs the merchant's settings, the site's switches and the
 * word of the gateway about the link's invitation.
 */
export function Registration({ agents, others, children }: RegistrationProps) {
  const needed = bothAsync(useRegistrationSettings(), asyncState(useSite()));
  const invitation = useReceivedInvitation(agents);
  // An open form stays: its submission may ask for the link's code again.
  const [answered, setAnswered] = useState(false);
  if (!answered && invitation.status !== "checking") setAnswered(true);
  if (needed.phase === "content" && answered) {
    const [settings, { switches }] = needed.data;
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
      {needed.phase === "failed" ? <RetryBlock onRetry={needed.retry} /> : <RegistrationSkeleton />}
    </>
  );
}

export interface RegistrationProps {
  /** An agent's invitation led here. */
  agents: boolean;
  /** Other ways in. Not for who was invited: an invitation counts only by the form. */
  others?: ReactNode;
  /** Under the form, while registration is open. */
  children?: ReactNode;
}
