import type { Money } from "@volado/domain/money";
import type { BankCard } from "@volado/domain/wallet";
import { ConfirmDialog, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

export interface ConfirmWithdrawalProps {
  readonly open: boolean;
  readonly card: BankCard;
  readonly amount: Money;
  readonly fee: Money;
  readonly total: Money;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before money leaves that nobody can call back. */
export function ConfirmWithdrawal({ open, card, onConfirm, onClose, ...sum }: ConfirmWithdrawalProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
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
