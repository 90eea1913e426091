import "@volado/ui/copy-line.css";
import { useMutation } from "@tanstack/react-query";
import { downlineMutations } from "@volado/api-client/query";
import {
  type DownlineTerms,
  INVITATION_LINKS_MAX,
  type InvitationLink,
  readRebate,
  rebateProblem,
} from "@volado/domain/agency";
import { formatPercent } from "@volado/i18n";
import { Button, ConfirmDialog, CopyLine, InlineMessage } from "@volado/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AddressPicture, ShareButtons } from "../../../shared/device/share-address.tsx";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { FormSkeleton } from "../../../shared/query/loading-block.tsx";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { invitationAddress } from "../../../shared/session/invitation.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useLinks, useWrite } from "../hooks/use-write.ts";
import { collectProblems, rebateFieldProblem } from "../receivers.ts";
import { TermsFields } from "./terms-fields.tsx";

interface Fields {
  rebate: string;
}

const draftFields = ["rebate"] as const;

/**
 * Form for a new link. Its input survives failures and reloads (docs/decisions/130).
 *
 * @param ownRate the agent's own rebate, in percent
 */
export function LinkForm({ ownRate }: { readonly ownRate: number }) {
  const { t } = useTranslation();
  const account = useSession()?.userName;
  const [{ agent: kind, ...draft }] = useState(() =>
    sessionDrafts.get("invitation-link", [...draftFields, "agent"], account),
  );
  const [agent, setAgent] = useState(kind === "1");
  const { mutateAsync } = useMutation(downlineMutations.createLink(useClient()));
  const { write, failure, forgetFailure } = useWrite(
    (terms: DownlineTerms, idempotencyKey) => mutateAsync({ ...terms, idempotencyKey }),
    useIdempotencyKeys(),
  );
  const form = useForm<Fields>({
    resolver: problemResolver(
      ({ rebate }) =>
        collectProblems<keyof Fields>({
          rebate: rebateFieldProblem(rebateProblem(rebate, ownRate), ownRate),
        }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { rebate: "", ...draft },
  });
  useSessionDraft(form, "invitation-link", draftFields, account);
  const refusal = useRefusals(form, ["rebate"], failure, undefined);

  const send = async ({ rebate }: Fields) => {
    if (!(await write({ agent, rebateRate: readRebate(rebate) ?? 0 }))) return;
    form.reset({ rebate: "" });
    sessionDrafts.delete("invitation-link");
    showToast({ kind: "success", text: t("downlines.link.created") });
  };

  return (
    <RefusableForm
      intro={t("downlines.link.intro")}
      failure={failure}
      place={undefined}
      onForget={forgetFailure}
      submitLabel={t("downlines.link.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(send)}
    >
      <TermsFields
        agent={agent}
        onAgent={(isAgent) => {
          setAgent(isAgent);
          sessionDrafts.set("invitation-link", { agent: isAgent ? "1" : "" }, account);
        }}
        ownRate={ownRate}
        rebate={{ ...form.register("rebate"), error: refusal("rebate"), enterKeyHint: "go" }}
      />
    </RefusableForm>
  );
}

/** An invitation link to copy, its terms, and a button to remove it. */
function LinkCard({ link }: { readonly link: InvitationLink }) {
  const { t } = useTranslation();
  const { dateOf } = useDates();
  const copy = useCopy();
  const language = useLanguage();
  const [confirming, setConfirming] = useState(false);
  const [picture, setPicture] = useState(false);
  const { mutateAsync, isPending: removing } = useMutation(downlineMutations.removeLink(useClient()));
  const { write, failure } = useWrite(
    (linkCode: string, idempotencyKey) => mutateAsync({ code: linkCode, idempotencyKey }),
    useIdempotencyKeys(),
  );
  const { code } = link;
  const address = invitationAddress(window.location.origin, code);

  const remove = async () => {
    const removed = await write(code);
    setConfirming(false);
    if (!removed) return;
    showToast({ kind: "success", text: t("downlines.link.removed") });
    // The card is removed, and its focused button with it.
    document.getElementById("invitation-links")?.focus();
  };

  return (
    <article className="vo-card app-downlines__link" aria-label={t("downlines.link.code", { code })}>
      <p>
        <b>
          {t("downlines.link.terms", {
            kind: t(`downlines.kinds.${link.agent ? "agent" : "member"}`),
            rate: formatPercent(link.rebateRate, language),
          })}
        </b>
        <small>{t("downlines.link.createdAt", { day: dateOf(link.createdAt) })}</small>
        <small>{t("downlines.link.joined", { count: link.joined })}</small>
      </p>
      <CopyLine
        onCopy={copy}
        name={t("downlines.link.address")}
        copyLabel={t("downlines.link.copy", { code })}
        value={address}
      />
      <ShareButtons address={address} />
      {picture && <AddressPicture address={address} />}
      <FormFailure failure={failure} waiting={removing} />
      <div className="app-downlines__link-buttons">
        <Button size="s" variant="quiet" aria-expanded={picture} onClick={() => setPicture(!picture)}>
          {t(picture ? "downlines.link.hideQr" : "downlines.link.showQr")}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-label={t("downlines.link.removeNamed", { code })}
          onClick={() => setConfirming(true)}
        >
          {t("downlines.link.remove")}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        tone="danger"
        title={t("downlines.link.removeTitle", { code })}
        confirmLabel={t("downlines.link.removeYes")}
        cancelLabel={t("common.cancel")}
        onConfirm={remove}
      >
        {t("downlines.link.removeText")}
      </ConfirmDialog>
    </article>
  );
}

/** Invitation links with terms: loading, failed, or the form and the list. */
export function InvitationLinks() {
  const { t } = useTranslation();
  const links = useLinks();
  const shown = links.phase === "content" ? links.data.links : [];
  const tapGuard = useTapGuard(shown[0]?.code);
  if (links.phase === "pending") return <FormSkeleton fields={["kind", "rebate", "submit", "link"]} />;
  if (links.phase === "failed") return <LoadFailure title={t("downlines.failed")} failure={links} />;
  return (
    <div className="app-downlines__part" ref={tapGuard}>
      {links.stale && <RetryNote text={t("downlines.stale")} onRetry={links.retry} />}
      {shown.length < INVITATION_LINKS_MAX ? (
        <LinkForm ownRate={links.data.ownRate} />
      ) : (
        <InlineMessage>{t("downlines.link.full", { count: INVITATION_LINKS_MAX })}</InlineMessage>
      )}
      <section className="app-downlines__part" aria-labelledby="invitation-links">
        <h2 id="invitation-links" tabIndex={-1}>
          {t("downlines.link.list")}
        </h2>
        {links.data.joined > 0 && (
          <p className="app-downlines__text">{t("downlines.link.joinedAll", { count: links.data.joined })}</p>
        )}
        {shown.length === 0 ? (
          <p className="app-downlines__text">{t("downlines.link.empty")}</p>
        ) : (
          <ul className="app-downlines__links" aria-labelledby="invitation-links">
            {shown.map((link) => (
              <li key={link.code}>
                <LinkCard link={link} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
