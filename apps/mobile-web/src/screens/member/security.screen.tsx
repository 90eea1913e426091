import "./member.css";
import "../auth/passwords.css";
import "./security.css";
import { useQuery } from "@tanstack/react-query";
import { securityQueries } from "@volado/api-client/query";
import { isTrial } from "@volado/domain/member";
import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import {
  SecurityOverview,
  type SecurityView,
  securityViewOf,
} from "../../features/security/components/security-overview.tsx";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { asyncState } from "../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../shared/query/loading-block.tsx";
import { useClient } from "../../shared/services/services-context.tsx";
import { useSession } from "../../shared/session/session-store.ts";

const SecurityForms = lazyComponent({
  name: "security forms",
  load: () => import("../../features/security/components/security-forms.tsx"),
  onFail: "retry",
});
const BankCards = lazyComponent({
  name: "bank cards",
  load: () => import("../../features/security/components/bank-cards.tsx"),
  onFail: "retry",
});

const Passkeys = lazyComponent({
  name: "passkeys",
  load: () => import("../../features/security/components/passkeys.tsx"),
  onFail: "retry",
});

const placeholders = ["password", "payment", "mobile", "email", "cards"];

/** The security centre, or the view in the URL; the overview they share is fetched here, once. */
function SecurityCentre({ view }: { readonly view: SecurityView | undefined }) {
  const { t } = useTranslation();
  const session = useSession();
  const trial = isTrial(session);
  const security = asyncState(useQuery(securityQueries.overview(useClient(), session?.userName)));

  const waiting = (
    <LoadingBlock className="app-security" text="security.loading">
      {placeholders.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </LoadingBlock>
  );
  if (security.phase === "pending") return waiting;
  if (security.phase === "failed") return <LoadFailure title={t("security.failed")} failure={security} />;
  const { data: overview } = security;
  return (
    <div className="app-security">
      {security.stale && <RetryNote text={t("security.stale")} onRetry={security.retry} />}
      {view === undefined || trial || (view === "passkeys" && overview.passkeys === undefined) ? (
        <SecurityOverview overview={overview} />
      ) : view === "cards" ? (
        <BankCards overview={overview} waiting={waiting} />
      ) : view === "passkeys" ? (
        <Passkeys overview={overview} waiting={waiting} />
      ) : (
        <SecurityForms overview={overview} view={view} waiting={waiting} />
      )}
    </div>
  );
}

export const texts = ["account", "menus", "security"] as const;

/** Account security: passwords, contacts, passkeys, bank cards, last login (Spec §2 /m/securityCenter). */
export default function SecurityScreen() {
  const view = securityViewOf(useLocation().search);
  return (
    <div className="app-profile">
      <SecurityCentre key={view} view={view} />
    </div>
  );
}
