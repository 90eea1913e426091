import type { AgentContract } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { ConfirmDialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";

export interface AnswerDialogProps {
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
