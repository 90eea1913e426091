import type { AgentContract } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { Badge, Button, ConfirmDialog } from "@volado/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { momentOf } from "../../../shared/services/merchant-time.ts";
import { useContractAnswer } from "../hooks/use-contract-answer.ts";
import { ContractTerms } from "./contract-terms.tsx";

interface AnswerDialogProps {
  readonly open: boolean;
  readonly contract: AgentContract;
  /** The answer to confirm: accept or refuse. */
  readonly accept: boolean;
  /** Accepting ends the active contract of the same kind. */
  readonly replaces: boolean;
  /** Why the last attempt failed. */
  readonly failure: MessageKey | undefined;
  /** Another attempt is in progress. */
  readonly answering: boolean;
  readonly onAnswer: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms an answer, which can't be undone. A failure is shown in the dialog, so the answer can be sent again. */
function AnswerDialog({
  open,
  contract,
  accept,
  replaces,
  failure,
  answering,
  onAnswer,
  onClose,
}: AnswerDialogProps) {
  const { t } = useTranslation();
  const acceptText = replaces
    ? t("contracts.confirm.replacesText", { kind: t(`contracts.kinds.${contract.kind}`).toLowerCase() })
    : t("contracts.confirm.acceptText");
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(accept ? "contracts.confirm.acceptTitle" : "contracts.confirm.refuseTitle")}
      confirmLabel={t(accept ? "contracts.accept" : "contracts.refuse")}
      cancelLabel={t("common.cancel")}
      tone={accept ? "action" : "danger"}
      onConfirm={onAnswer}
    >
      <p>{accept ? acceptText : t("contracts.confirm.refuseText", { name: contract.offeredBy })}</p>
      <FormFailure failure={failure} waiting={answering} />
    </ConfirmDialog>
  );
}

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
  const titleId = useId();
  const [confirmation, setConfirmation] = useState<{ readonly open: boolean; readonly accept: boolean }>({
    open: false,
    accept: true,
  });
  const { answer, answering, failure, forgetFailure } = useContractAnswer(contract.id);

  const openConfirmation = (accept: boolean) => {
    forgetFailure();
    setConfirmation({ open: true, accept });
  };
  const close = () => setConfirmation({ ...confirmation, open: false });
  const send = async () => {
    if (!(await answer(confirmation.accept))) return;
    close();
    onSettled();
  };

  return (
    <section className="app-contract" data-waiting="" aria-labelledby={titleId}>
      <header className="app-contract__head">
        <h2 id={titleId}>{t("contracts.request")}</h2>
        <Badge tone="action">{t("contracts.states.offered")}</Badge>
      </header>
      <ContractTerms
        contract={contract}
        facts={[{ label: t("contracts.facts.answerBefore"), value: momentOf(contract.answerBefore) }]}
      />
      <div className="app-contract__answer">
        <Button variant="quiet" onClick={() => openConfirmation(false)}>
          {t("contracts.refuse")}
        </Button>
        <Button onClick={() => openConfirmation(true)}>{t("contracts.accept")}</Button>
      </div>
      <AnswerDialog
        {...confirmation}
        contract={contract}
        replaces={replaces}
        failure={failure}
        answering={answering}
        onAnswer={send}
        onClose={close}
      />
    </section>
  );
}
