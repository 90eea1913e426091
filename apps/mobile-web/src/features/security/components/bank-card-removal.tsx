import { useMutation } from "@tanstack/react-query";
import { bankCardMutations } from "@volado/api-client/query";
import type { FieldProblem } from "@volado/domain/errors";
import { paymentPasswordProblem } from "@volado/domain/wallet";
import { Button, Dialog } from "@volado/ui";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { CurrentPasswordField } from "./part-head.tsx";

/** Requires the payment password to remove a card; a failure keeps the typed value. */
export function BankCardRemoval({ cardId, name, open, onClose }: BankCardRemovalProps) {
  const { t } = useTranslation();
  const formId = useId();
  const keyed = useIdempotencyKeys();
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<RefusalKey>();
  const { mutateAsync, isPending: removing } = useMutation(bankCardMutations.remove(useClient()));
  const [problem, setProblem] = useState<FieldProblem>();
  const atField = failure === "errors.paymentPasswordWrong";

  const close = () => {
    setTyped("");
    setFailure(undefined);
    setProblem(undefined);
    onClose();
  };
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = paymentPasswordProblem(typed);
    setProblem(invalid);
    if (invalid) return undefined;
    try {
      await mutateAsync({ cardId, paymentPassword: typed, idempotencyKey: keyed.keyOf(cardId) });
      keyed.done(cardId);
    } catch (error) {
      return setFailure(refusalKeyOf(error));
    }
    showToast({ kind: "success", text: t("security.cards.removed") });
    return close();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!removing}
      title={t("security.cards.removeTitle")}
      actions={
        <>
          <Button variant="quiet" disabled={removing} onClick={close}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={removing}>
            {t("security.cards.remove")}
          </Button>
        </>
      }
    >
      <form id={formId} className="app-passwords" noValidate onSubmit={remove}>
        <p>{t("security.cards.removeText", { card: name })}</p>
        <FormFailure failure={failure && !atField ? failure : undefined} waiting={removing} />
        <CurrentPasswordField
          label={t("security.card.payment")}
          value={typed}
          error={problem ? t(problem.key, problem.values) : atField && t(failure)}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.target.value);
            setFailure(undefined);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

export interface BankCardRemovalProps {
  readonly cardId: string;
  /** Bank and last digits. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}
