import { useQuery } from "@tanstack/react-query";
import { applicationQueries } from "@volado/api-client/query";
import { type Application, applicationTo, mayApplyAfter } from "@volado/domain/promotions";
import { remarkProblem } from "@volado/domain/validation";
import { formatDay } from "@volado/i18n";
import { Button, InlineMessage, Skeleton } from "@volado/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { PictureField } from "../../../shared/uploads/picture-field.tsx";
import { RemarkField } from "../../../shared/uploads/remark-field.tsx";
import { useApply } from "../hooks/use-apply.ts";

/** The status of a member's application, as the gateway names it (decisions B3), and its content. */
function ApplicationStatus({ application }: { readonly application: Application }) {
  const { t } = useTranslation();
  const { status, remark, pictures, sentAt } = application;
  return (
    <div className="app-apply__stand">
      <p className="app-apply__status" data-status={status}>
        {t(`promotions.apply.statuses.${status}`)}
      </p>
      {remark !== "" && <p className="app-apply__remark">{remark}</p>}
      <p className="app-apply__note">
        <span>{t("promotions.apply.sentOn", { day: formatDay(sentAt, merchant.timeZone) })}</span>
        {pictures > 0 && <span>{` · ${t("uploads.sent", { count: pictures })}`}</span>}
      </p>
    </div>
  );
}

interface ApplicationFormProps {
  readonly account: string;
  readonly promotionId: string;
  /** Id of the form's heading. */
  readonly labelledBy: string;
  readonly onSent: () => void;
}

/** The application form (Spec §5: remark at most 140; png or jpg, 5 MB each, at most 3). Both fields are optional. */
function ApplicationForm({ account, promotionId, labelledBy, onSent }: ApplicationFormProps) {
  const { t } = useTranslation();
  const { remark, changeRemark, chosen, send, failure } = useApply(account, promotionId);
  const remarkField = useRef<HTMLTextAreaElement>(null);

  const { submitting, onSubmit } = useSubmit(async () => {
    if (remarkProblem(remark)) return remarkField.current?.focus();
    if (!(await send())) return;
    showToast({ kind: "success", text: t("promotions.apply.wasSent") });
    onSent();
  });

  return (
    <form className="app-apply__form" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      <RemarkField ref={remarkField} value={remark} onChange={changeRemark} />
      <PictureField chosen={chosen} />
      {failure && (
        <InlineMessage key={failure.number} kind="error">
          {t(failure.messageKey)}
        </InlineMessage>
      )}
      <Button block type="submit" loading={submitting}>
        {t("promotions.apply.send")}
      </Button>
    </form>
  );
}

export interface OwnApplicationProps {
  readonly account: string;
  readonly promotionId: string;
}

/** A member's application in each state: loading, failed, sent, or the form, which also returns after a rejection. */
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
