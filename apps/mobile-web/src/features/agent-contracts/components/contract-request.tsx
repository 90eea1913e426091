import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { contractMutations, contractQueries } from "@volado/api-client/query";
import { type AgentContract, withAnswer } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { Badge, Button, ConfirmDialog } from "@volado/ui";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { ContractTerms } from "./contract-terms.tsx";

/** Errors that mean the offer is no longer open, even if the screen still shows it. */
const offerClosed: ReadonlySet<MessageKey> = new Set<MessageKey>(["errors.conflict", "errors.notFound"]);

/**
 * Answers an offer. A retry reuses the idempotency key, so that the answer isn't executed twice. An offer that is no
 * longer open is fetched again.
 */
const useContractAnswer = (contractId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keys = useRef(new Map<boolean, string>());
  const [failure, setFailure] = useState<MessageKey>();
  const client = useClient();
  const identity = useSession()?.userName;
  const { mutateAsync, isPending: answering } = useMutation(contractMutations.answer(client));

  /** @returns whether the offer is settled: answered, or no longer open */
  const answer = async (accept: boolean): Promise<boolean> => {
    setFailure(undefined);
    const idempotencyKey = keys.current.get(accept) ?? newIdempotencyKey();
    keys.current.set(accept, idempotencyKey);
    try {
      const answered = await mutateAsync({ contractId, accept, idempotencyKey });
      // Show the answer even if refetching the list fails.
      const { queryKey } = contractQueries.list(client, identity, answered.kind);
      queries.setQueryData(queryKey, (list) => list && withAnswer(list, answered));
      // Otherwise home would prompt for this offer again from its cached list.
      queries.removeQueries({ ...contractQueries.requests(client, identity), type: "inactive" });
    } catch (error) {
      const key = messageKeyOf(error);
      if (!offerClosed.has(key)) {
        setFailure(key);
        return false;
      }
      showToast({ kind: "info", text: t("contracts.changed") });
      await queries.invalidateQueries({ queryKey: contractQueries.root });
      return true;
    }
    showToast({ kind: "success", text: t(accept ? "contracts.accepted" : "contracts.refused") });
    return true;
  };

  return { answer, answering, failure, forgetFailure: () => setFailure(undefined) } as const;
};

export interface ContractRequestProps {
  readonly contract: AgentContract;
  /** A contract of the same kind is active. */
  readonly replaces: boolean;
  /** Called when the offer was answered or is no longer open. */
  readonly onSettled: () => void;
}

/** An offer with its terms, to accept or refuse (Spec §6). */
export function ContractRequest({ contract, replaces, onSettled }: ContractRequestProps) {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const titleId = useId();
  const [{ open, accept }, setConfirmation] = useState({ open: false, accept: true });
  const { answer, answering, failure, forgetFailure } = useContractAnswer(contract.id);

  const confirm = (accepting: boolean) => {
    forgetFailure();
    setConfirmation({ open: true, accept: accepting });
  };
  const close = () => setConfirmation({ open: false, accept });
  const send = async () => {
    if (!(await answer(accept))) return;
    close();
    onSettled();
  };

  const acceptText = replaces
    ? t("contracts.confirm.replacesText", { kind: t(`contracts.kinds.${contract.kind}`).toLowerCase() })
    : t("contracts.confirm.acceptText");
  return (
    <section className="vo-card app-contract" data-waiting="" aria-labelledby={titleId}>
      <header className="app-contract__head">
        <h2 id={titleId}>{t("contracts.request")}</h2>
        <Badge tone="action">{t("contracts.states.offered")}</Badge>
      </header>
      <ContractTerms
        contract={contract}
        facts={[{ label: t("contracts.facts.answerBefore"), value: momentOf(contract.answerBefore) }]}
      />
      <div className="app-contract__answer">
        <Button variant="quiet" onClick={() => confirm(false)}>
          {t("contracts.refuse")}
        </Button>
        <Button onClick={() => confirm(true)}>{t("contracts.accept")}</Button>
      </div>
      {/* An answer can't be undone. A failure is shown in the dialog, so that the answer can be sent again. */}
      <ConfirmDialog
        open={open}
        onClose={close}
        title={t(accept ? "contracts.confirm.acceptTitle" : "contracts.confirm.refuseTitle")}
        confirmLabel={t(accept ? "contracts.accept" : "contracts.refuse")}
        cancelLabel={t("common.cancel")}
        tone={accept ? "action" : "danger"}
        onConfirm={send}
      >
        <p>{accept ? acceptText : t("contracts.confirm.refuseText", { name: contract.offeredBy })}</p>
        <FormFailure failure={failure} waiting={answering} />
      </ConfirmDialog>
    </section>
  );
}
