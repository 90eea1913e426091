import { ConfirmDialog, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import type { TransferConfirmation } from "../hooks/use-transfer-form.ts";

export interface ConfirmTransferProps extends TransferConfirmation {
  readonly open: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms a transfer, which can't be undone, and names the receivers. */
export function ConfirmTransfer({ open, members, sum, onConfirm, onClose }: ConfirmTransferProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("downlines.transfer.confirm.title", { total: money(sum.total) })}
      confirmLabel={t("downlines.transfer.confirm.yes")}
      cancelLabel={t("common.cancel")}
      onConfirm={onConfirm}
    >
      <p>{t("downlines.transfer.confirm.text")}</p>
      <FactList
        items={[
          {
            label: t("downlines.transfer.confirm.to"),
            value: members.map(({ name }) => name).join(", "),
          },
          { label: t("downlines.transfer.facts.each"), value: money(sum.each) },
          { label: t("downlines.transfer.facts.total"), value: money(sum.total) },
        ]}
      />
    </ConfirmDialog>
  );
}
