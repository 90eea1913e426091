import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { applicationMutations, applicationQueries, promotionQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { type Application, applicationTo, mayApplyAfter } from "@volado/domain/promotions";
import { remarkProblem } from "@volado/domain/validation";
import { Button, InlineMessage, Skeleton } from "@volado/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailedTry } from "../../../shared/forms/form-failure.tsx";
import { createDrafts } from "../../../shared/forms/memory-drafts.ts";
import { RemarkField } from "../../../shared/forms/remark-field.tsx";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { PictureField } from "../../../shared/pictures/picture-field.tsx";
import { type Picture, usePictures } from "../../../shared/pictures/use-pictures.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

interface ApplicationDraft {
  readonly remark: string;
  readonly pictures: readonly Picture[];
}

export const applicationDrafts = createDrafts<string, ApplicationDraft>();

/**
 * Drafts and sends an application to a promotion. Retrying an unchanged one reuses its idempotency key. The draft is
 * stored until it is sent; its remark also survives a reload (docs/decisions/130).
 */
export const useApply = (account: string, promotionId: string) => {
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(applicationMutations.apply(client));
  const name = `application:${promotionId}` as const;
  const storedDraft = (): ApplicationDraft =>
    applicationDrafts.get(account, promotionId) ?? {
      remark: "",
      ...sessionDrafts.get(name, ["remark"], account),
      pictures: [],
    };
  const storeDraft = (changes: Partial<ApplicationDraft>) => {
    const { remark, pictures } = { ...storedDraft(), ...changes };
    applicationDrafts.set(account, promotionId, { remark, pictures });
    sessionDrafts.set(name, { remark }, account);
  };
  const [initial] = useState(storedDraft);
  const [remark, setRemark] = useState(initial.remark);
  const chosen = usePictures(initial.pictures, (pictures) => storeDraft({ pictures }));
  const keyed = useIdempotencyKeys();
  const { failure, failed, succeeded } = useFailedTry();

  const changeRemark = (typed: string): void => {
    setRemark(typed);
    storeDraft({ remark: typed });
  };

  /** @returns whether the application was accepted; otherwise `failure` holds the reason. */
  const send = async (): Promise<boolean> => {
    const application = { promotionId, remark: remark.trim() };
    const content = JSON.stringify([application, chosen.pictures.map(({ id }) => id)]);
    const pictures = chosen.pictures.map(({ file }) => file);
    try {
      const sent = await mutateAsync({ ...application, pictures, idempotencyKey: keyed.keyOf(content) });
      keyed.done(content);
      succeeded();
      applicationDrafts.set(account, promotionId, undefined);
      sessionDrafts.delete(name);
      queries.setQueryData(applicationQueries.list(client, account).queryKey, (before = []) => [
        sent,
        ...before.filter((one) => one.sentAt !== sent.sentAt || one.promotionId !== promotionId),
      ]);
      return true;
    } catch (error) {
      const key = messageKeyOf(error);
      failed(key);
      // The promotion has ended, or another device applied first: the refetch shows which.
      if (key === MessageKey.Conflict)
        await Promise.all(
          [applicationQueries.root, promotionQueries.root].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
      return false;
    }
  };

  return { remark, changeRemark, chosen, send, failure } as const;
};

/** The status of a member's application, as the gateway names it (decisions B3), and its content. */
function ApplicationStatus({ application }: { readonly application: Application }) {
  const { t } = useTranslation();
  const { dateOf } = useDates();
  const { status, remark, pictures, sentAt } = application;
  return (
    <div className="app-apply__stand">
      <p className="app-apply__status" data-status={status}>
        {t(`promotions.apply.statuses.${status}`)}
      </p>
      {remark !== "" && <p className="app-apply__remark">{remark}</p>}
      <p className="app-apply__note">
        <span>{t("promotions.apply.sentOn", { day: dateOf(sentAt) })}</span>
        {pictures > 0 && <span>{` · ${t("uploads.sent", { count: pictures })}`}</span>}
      </p>
    </div>
  );
}

interface ApplicationFormProps {
  readonly account: string;
  readonly promotionId: string;
  readonly labelledBy: string;
  readonly onSent: () => void;
}

/** The application form (Spec §5: remark at most 140; png or jpg, 5 MB each, at most 3). One of the two is enough. */
function ApplicationForm({ account, promotionId, labelledBy, onSent }: ApplicationFormProps) {
  const { t } = useTranslation();
  const { remark, changeRemark, chosen, send, failure } = useApply(account, promotionId);
  const remarkField = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const empty = remark.trim() === "" && chosen.pictures.length === 0;

  const { submitting, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (empty || remarkProblem(remark)) return remarkField.current?.focus();
    if (!(await send())) return;
    showToast({ kind: "success", text: t("promotions.apply.wasSent") });
    onSent();
  });

  return (
    <form className="app-apply__form" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      <RemarkField
        ref={remarkField}
        label={t("promotions.apply.remark")}
        error={tried && empty ? t("promotions.apply.empty") : undefined}
        value={remark}
        onChange={changeRemark}
      />
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

/** A member's application in each state: loading, failed, sent, or the form, which also returns after a rejection. */
export function OwnApplication({ account, promotionId }: { account: string; promotionId: string }) {
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
