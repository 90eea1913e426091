import { useQuery } from "@tanstack/react-query";
import { applicationQueries } from "@volado/api-client/query";
import { applicationTo, mayApplyAfter } from "@volado/domain/promotions";
import { Skeleton } from "@volado/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationStatus } from "./application-status.tsx";

export interface OwnApplicationProps {
  readonly account: string;
  readonly promotionId: string;
}

/**
 * A member's application to a promotion in its looks: on its way, failed, sent, or yet to be written; one
 * that was rejected leaves the way open.
 */
export function OwnApplication({ account, promotionId }: OwnApplicationProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [justSent, setJustSent] = useState(false);
  const applications = asyncState(useQuery(applicationQueries.list(useClient(), account)));
  const { phase, data } = applications;
  const last = data && applicationTo(promotionId, data);
  const tapGuard = useTapGuard(last?.sentAt);

  useEffect(() => {
    if (justSent) title.current?.focus();
  }, [justSent]);

  return (
    <section className="app-apply" ref={tapGuard} aria-labelledby={titleId} aria-busy={phase === "pending"}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {t(last ? "promotions.apply.yours" : "promotions.apply.title")}
      </h3>
      {phase === "pending" && <Skeleton lines={4} />}
      {phase === "failed" && <RetryBlock onRetry={applications.retry} />}
      {last && <ApplicationStatus application={last} />}
      {data && mayApplyAfter(last) && (
        <>
          <p>{t(last ? "promotions.apply.again" : "promotions.apply.intro")}</p>
          <ApplicationForm
            account={account}
            promotionId={promotionId}
            labelledBy={titleId}
            onSent={() => setJustSent(true)}
          />
        </>
      )}
    </section>
  );
}
