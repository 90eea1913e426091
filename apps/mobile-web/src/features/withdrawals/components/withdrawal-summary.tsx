import type { WithdrawalTerms } from "@volado/domain/wallet";
import { formatMoney, formatPercent } from "@volado/i18n";
import { Card, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";

export interface WithdrawalSummaryProps {
  readonly terms: WithdrawalTerms;
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** What reaches the bank, what it costs and what leaves the balance, before anything is confirmed. */
export function WithdrawalSummary({ terms, amount, fee, total }: WithdrawalSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (value: number) => formatMoney(value, terms.currency, language);
  const { percent, minimum } = terms.fee;
  return (
    <Card className="app-withdraw__summary" aria-label={t("withdraw.summary")}>
      <FactList
        items={[
          { label: t("withdraw.facts.arrives"), value: money(amount) },
          { label: t("withdraw.facts.fee"), value: money(amount === 0 ? 0 : fee) },
          { label: t("withdraw.facts.total"), value: money(amount === 0 ? 0 : total) },
        ]}
      />
      <p>
        {terms.freeLeft > 0
          ? t("withdraw.feeFree", { count: terms.freeLeft })
          : t("withdraw.feeRule", { percent: formatPercent(percent, language), amount: money(minimum) })}
      </p>
    </Card>
  );
}
