import { useQuery } from "@tanstack/react-query";
import { securityQueries } from "@volado/api-client/query";
import { isTrial } from "@volado/domain/member";
import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { SecurityOverview, type SecurityView } from "./security-overview.tsx";

const SecurityForms = lazyComponent({
  name: "security forms",
  load: () => import("./security-forms.tsx"),
  onFail: "retry",
});
const BankCards = lazyComponent({
  name: "bank cards",
  load: () => import("./bank-cards.tsx"),
  onFail: "retry",
});

const placeholders = ["password", "payment", "mobile", "email", "cards"];

/** The security centre, or the view in the URL; the overview they share is fetched here, once. */
export function SecurityCentre({ view }: { readonly view: SecurityView | undefined }) {
  const { t } = useTranslation();
  const session = useSession();
  const trial = isTrial(session);
  const security = asyncState(useQuery(securityQueries.overview(useClient(), session?.userName)));

  const waiting = (
    <div className="app-security" aria-busy="true">
      <span className="vo-visually-hidden" role="status">
        {t("security.loading")}
      </span>
      {placeholders.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
  if (security.phase === "pending") return waiting;
  if (security.phase === "failed") return <LoadFailure title={t("security.failed")} failure={security} />;
  const { data: overview } = security;
  return (
    <div className="app-security">
      {security.stale && <RetryNote text={t("security.stale")} onRetry={security.retry} />}
      {view === undefined || trial ? (
        <SecurityOverview overview={overview} />
      ) : view === "cards" ? (
        <BankCards overview={overview} waiting={waiting} />
      ) : (
        <SecurityForms overview={overview} view={view} waiting={waiting} />
      )}
    </div>
  );
}
