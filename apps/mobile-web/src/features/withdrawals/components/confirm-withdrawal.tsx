import type { BankCard } from "@volado/domain/wallet";
import { formatMoney } from "@volado/i18n";
import { ConfirmDialog, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";

export interface ConfirmWithdrawalProps {
  readonly open: boolean;
  readonly card: BankCard;
  readonly currency: string;
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before money leaves that nobody can call back. */
export function ConfirmWithdrawal({
  open,
  card,
  currency,
  onConfirm,
  onClose,
  ...sum
}: ConfirmWithdrawalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (value: number) => formatMoney(value, currency, language);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("withdraw.confirm.title", { amount: money(sum.amount) })}
      confirmLabel={t("withdraw.confirm.yes")}
      cancelLabel={t("common.cancel")}
      onConfirm={onConfirm}
    >
      <p>{t("withdraw.confirm.text")}</p>
      <FactList
        items={[
          { label: t("withdraw.facts.to"), value: `${card.bank.name} ··${card.lastDigits}, ${card.holder}` },
          { label: t("withdraw.facts.fee"), value: money(sum.fee) },
          { label: t("withdraw.facts.total"), value: money(sum.total) },
        ]}
      />
    </ConfirmDialog>
  );
}
