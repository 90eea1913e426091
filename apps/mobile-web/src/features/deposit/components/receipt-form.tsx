import { remarkProblem } from "@volado/domain/validation";
import { Button, InlineMessage } from "@volado/ui";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createDrafts } from "../../../shared/forms/memory-drafts.ts";
import { RemarkField } from "../../../shared/forms/remark-field.tsx";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { PictureField } from "../../../shared/pictures/picture-field.tsx";
import { type Picture, usePictures } from "../../../shared/pictures/use-pictures.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useReceipt } from "../hooks/use-receipt.ts";

/** Selected pictures by deposit id, held in memory while the page is left. */
const pictureDrafts = createDrafts<string, readonly Picture[]>();

/**
 * Draft of a receipt. It survives failures and leaving the page; the remark also survives a reload
 * (docs/decisions/130).
 */
const useReceiptDraft = (depositId: string) => {
  const account = useSession()?.userName;
  const name = `receipt:${depositId}` as const;
  const [remark, setRemark] = useState(() => sessionDrafts.get(name, ["remark"], account).remark ?? "");
  const chosen = usePictures(pictureDrafts.get(account, depositId), (pictures) =>
    pictureDrafts.set(account, depositId, pictures),
  );
  return {
    remark,
    changeRemark: (typed: string) => {
      setRemark(typed);
      sessionDrafts.set(name, { remark: typed }, account);
    },
    chosen,
    /** Discards the draft, once the deposit takes no more receipts. */
    drop: () => {
      sessionDrafts.delete(name);
      pictureDrafts.set(account, depositId, undefined);
    },
  } as const;
};

/** Receipt pictures and a remark (Spec §5: png or jpg, 5 MB each, at most 3; remark at most 140). */
export function ReceiptForm({ depositId }: { readonly depositId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { remark, changeRemark, chosen, drop } = useReceiptDraft(depositId);
  const { pictures } = chosen;
  const { send, failure } = useReceipt(depositId);
  const remarkField = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);

  const { submitting, onSubmit } = useSubmit(async () => {
    setMissing(pictures.length === 0);
    if (remarkProblem(remark)) return remarkField.current?.focus();
    if (pictures.length === 0) return;
    if (await send(remark.trim(), pictures)) drop();
  });

  return (
    <form className="app-deposit__form" noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
      <h2 id={titleId}>{t("deposit.receipt.title")}</h2>
      <PictureField
        chosen={chosen}
        label={t("deposit.receipt.pictures")}
        error={missing && pictures.length === 0 ? t("deposit.receipt.missing") : undefined}
      />
      <RemarkField ref={remarkField} value={remark} onChange={changeRemark} />
      {failure && (
        <InlineMessage key={failure.number} kind="error">
          {t(failure.messageKey)}
        </InlineMessage>
      )}
      <Button block type="submit" loading={submitting}>
        {t("deposit.receipt.send")}
      </Button>
    </form>
  );
}
