import { remarkProblem } from "@volado/domain/validation";
import { Button, InlineMessage } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { PictureField } from "../../../shared/uploads/picture-field.tsx";
import { RemarkField } from "../../../shared/uploads/remark-field.tsx";
import { useApply } from "../hooks/use-apply.ts";

export interface ApplicationFormProps {
  readonly account: string;
  readonly promotionId: string;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  readonly onSent: () => void;
}

/**
 * An application to a promotion (Spec §5: remark at most 140; png or jpg, 5 MB each, at most 3). Neither has
 * to be there.
 */
export function ApplicationForm({ account, promotionId, labelledBy, onSent }: ApplicationFormProps) {
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
