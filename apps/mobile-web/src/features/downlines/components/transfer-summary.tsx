import { formatCount, formatMoney } from "@volado/i18n";
import { Card, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import type { TransferSum } from "../hooks/use-transfer-form.ts";

export interface TransferSummaryProps {
  readonly sum: TransferSum;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
}

/** What each receives, what leaves the balance and what stays, before anything is confirmed. */
export function TransferSummary({ sum, currency }: TransferSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <Card className="app-downlines__part" aria-label={t("downlines.transfer.summary")}>
      <FactList
        items={[
          { label: t("downlines.transfer.facts.each"), value: money(sum.each) },
          { label: t("downlines.transfer.facts.count"), value: formatCount(sum.count, language) },
          { label: t("downlines.transfer.facts.total"), value: money(sum.total) },
          { label: t("downlines.transfer.facts.left"), value: money(sum.left) },
        ]}
      />
    </Card>
  );
}
