import type { AgentContract } from "@volado/domain/agency";
import { Badge, Button, ConfirmDialog } from "@volado/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { momentOf } from "../../../shared/services/merchant-time.ts";
import { useContractAnswer } from "../hooks/use-contract-answer.ts";
import { ContractTerms } from "./contract-terms.tsx";

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
        <Button variant="quiet" onClick={() => confirm(false)}>
          {t("contracts.refuse")}
        </Button>
        <Button onClick={() => confirm(true)}>{t("contracts.accept")}</Button>
      </div>
      {/* A failure is shown in the dialog, so that the answer can be sent again. */}
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
