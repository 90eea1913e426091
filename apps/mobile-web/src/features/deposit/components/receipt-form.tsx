import { RECEIPTS_MOST, REMARK_MOST } from "@volado/domain";
import { Button, Field, ImageUpload, InlineMessage } from "@volado/ui";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePictures } from "../hooks/use-pictures.ts";
import { useReceipt } from "../hooks/use-receipt.ts";

/** Pictures of the bank's receipt and a remark (Spec §5: png or jpg, 5 MB each, at most 3; remark at most 140). */
export function ReceiptForm({ depositId }: { readonly depositId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { pictures, refused, add, remove } = usePictures();
  const { send, failure } = useReceipt(depositId);
  const [remark, setRemark] = useState("");
  const [missing, setMissing] = useState(false);

  const submit = async () => {
    setMissing(pictures.length === 0);
    if (pictures.length === 0) return;
    await send({
      remark: remark.trim(),
      files: pictures.map(({ file }) => file),
      ids: pictures.map(({ id }) => id),
    });
  };
  const problem = refused
    ? t(`deposit.receipt.problems.${refused.problem}`, { name: refused.name })
    : missing && pictures.length === 0 && t("deposit.receipt.problems.missing");

  return (
    <form
      className="app-deposit__form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <h2 id={titleId}>{t("deposit.receipt.title")}</h2>
      <ImageUpload
        label={t("deposit.receipt.pictures")}
        hint={t("deposit.receipt.hint")}
        error={problem || undefined}
        addLabel={t("deposit.receipt.add")}
        removeLabel={({ name }) => t("deposit.receipt.remove", { name })}
        images={pictures}
        most={RECEIPTS_MOST}
        accept="image/png,image/jpeg"
        onAdd={(files) => void add(files)}
        onRemove={remove}
      />
      <Field
        label={t("deposit.receipt.remark")}
        hint={t("deposit.receipt.count", { used: remark.length, most: REMARK_MOST })}
      >
        {(control) => (
          <span className="vo-field__box">
            <textarea
              {...control}
              className="vo-field__input app-deposit__remark"
              rows={3}
              maxLength={REMARK_MOST}
              value={remark}
              onChange={({ currentTarget }) => setRemark(currentTarget.value)}
            />
          </span>
        )}
      </Field>
      {failure && (
        <InlineMessage key={failure.number} kind="error">
          {t(failure.messageKey)}
        </InlineMessage>
      )}
      <Button block type="submit" onClick={submit}>
        {t("deposit.receipt.send")}
      </Button>
    </form>
  );
}
