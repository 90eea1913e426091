import type { AgentContract } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { ConfirmDialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";

export interface AnswerDialogProps {
  readonly open: boolean;
  readonly contract: AgentContract;
  /** What is about to be answered. */
  readonly accept: boolean;
  /** A contract of the kind is in force and would end. */
  readonly replaces: boolean;
  /** Why the last try failed. */
  readonly failure: MessageKey | undefined;
  /** The next try is under way. */
  readonly answering: boolean;
  readonly onAnswer: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before an answer that can't be taken back; a failure stands in it, and the answer can be sent again. */
export function AnswerDialog({
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
