import type { AgentContract } from "@volado/domain/agency";
import { Badge, Button } from "@volado/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractAnswer } from "../hooks/use-contract-answer.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { ContractTerms, momentOf } from "./contract-terms.tsx";

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
