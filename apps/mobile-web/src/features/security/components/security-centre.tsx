import { messageKeyOf } from "@volado/api-client";
import { isTrial } from "@volado/domain/member";
import { Button, InlineMessage, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../shared/session/session-store.ts";
import { keptPart } from "../../../shared/states/kept-part.ts";
import { LazyPart } from "../../../shared/states/lazy-part.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useSecurity } from "../hooks/use-security.ts";
import type { SecurityView } from "../security-view.ts";
import { SecurityOverview } from "./security-overview.tsx";

const loadForm = keptPart(() => import("./security-forms.tsx"));
const loadCards = keptPart(() => import("./bank-cards.tsx"));

const placeholders = ["password", "payment", "mobile", "email", "cards"];

/** The security center, or the part of it that the address names; what all need is asked for once, here. */
export function SecurityCentre({ view }: { readonly view: SecurityView | undefined }) {
  const { t } = useTranslation();
  const trial = isTrial(useSession());
  const { data: overview, error, isFetching, isRefetchError, refetch } = useSecurity();

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
  if (overview === undefined) {
    if (error && !isFetching)
      return <LoadFailure title={t("security.failed")} messageKey={messageKeyOf(error)} onRetry={refetch} />;
    return waiting;
  }
  return (
    <div className="app-security">
      {isRefetchError && (
        <InlineMessage
          kind="error"
          action={
            <Button size="s" variant="quiet" onClick={() => refetch()}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("security.stale")}
        </InlineMessage>
      )}
      {view === undefined || trial ? (
        <SecurityOverview overview={overview} />
      ) : view === "cards" ? (
        <LazyPart load={loadCards} props={{ overview }} waiting={waiting} />
      ) : (
        <LazyPart load={loadForm} props={{ overview, view }} waiting={waiting} />
      )}
    </div>
  );
}
