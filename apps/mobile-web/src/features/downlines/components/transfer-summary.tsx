import { formatCount } from "@volado/i18n";
import { Card, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import type { TransferSum } from "../hooks/use-transfer-form.ts";

/** What each receives, what leaves the balance and what stays, before anything is confirmed. */
export function TransferSummary({ sum }: { readonly sum: TransferSum }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
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
