import { useQuery } from "@tanstack/react-query";
import { applicationQueries } from "@volado/api-client/query";
import { applicationTo, mayApplyAfter } from "@volado/domain/promotions";
import { Skeleton } from "@volado/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLateTaps } from "../../../shared/motion/use-late-taps.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationStand } from "./application-stand.tsx";

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
  const { data, error, refetch } = useQuery(applicationQueries.list(useClient(), account));
  const last = data && applicationTo(promotionId, data);
  const lateTaps = useLateTaps(last?.sentAt);

  useEffect(() => {
    if (justSent) title.current?.focus();
  }, [justSent]);

  return (
    <section className="app-apply" ref={lateTaps} aria-labelledby={titleId} aria-busy={!data && !error}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {t(last ? "promotions.apply.yours" : "promotions.apply.title")}
      </h3>
      {!data && (error ? <RetryBlock onRetry={refetch} /> : <Skeleton lines={4} />)}
      {last && <ApplicationStand application={last} />}
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
