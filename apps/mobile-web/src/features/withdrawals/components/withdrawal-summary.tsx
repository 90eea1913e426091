import type { Money } from "@volado/domain/money";
import type { WithdrawalTerms } from "@volado/domain/wallet";
import { formatPercent } from "@volado/i18n";
import { Card, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

export interface WithdrawalSummaryProps {
  readonly terms: WithdrawalTerms;
  readonly amount: Money;
  readonly fee: Money;
  readonly total: Money;
}

/** Amount, fee and total of a withdrawal. */
export function WithdrawalSummary({ terms, amount, fee, total }: WithdrawalSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const { percent, minimum } = terms.fee;
  const isEmpty = amount.centavos === 0;
  return (
    <Card className="app-withdraw__summary" aria-label={t("withdraw.summary")}>
      <FactList
        items={[
          { label: t("withdraw.facts.arrives"), value: money(amount) },
          { label: t("withdraw.facts.fee"), value: money(isEmpty ? amount : fee) },
          { label: t("withdraw.facts.total"), value: money(isEmpty ? amount : total) },
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
