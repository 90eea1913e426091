import { ButtonLink, EmptyState, ProfileIcon, Skeleton } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { HumanHost } from "../../../shared/sign-in/human-host.tsx";
import { useRegistrationOpening } from "../hooks/use-registration-opening.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** Shown if both ways to register are switched off. */
export function RegistrationClosed() {
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
export function RegistrationSkeleton() {
  return (
    <LoadingBlock className="app-register" text="register.loading">
      {["tabs", "username", "password", "again", "mobile", "code", "submit"].map((line) => (
        <Skeleton key={line} shape="row" />
      ))}
    </LoadingBlock>
  );
}

/** The registration page. */
export function Registration({ agents, others, children }: RegistrationProps) {
  const { phase, retry, opening } = useRegistrationOpening(agents);
  if (opening === "closed") return <RegistrationClosed />;
  if (opening)
    return (
      <>
        <RegistrationHead />
        <RegistrationForm {...opening} />
        <HumanHost />
        {others}
        {children}
      </>
    );
  return (
    <>
      <RegistrationHead />
      {phase === "failed" ? <RetryBlock onRetry={retry} /> : <RegistrationSkeleton />}
    </>
  );
}

interface RegistrationProps {
  /** Whether an agent's invitation led here. */
  agents: boolean;
  /** Other ways to sign up. */
  others?: ReactNode;
  /** Shown below the form while registration is open. */
  children?: ReactNode;
}
