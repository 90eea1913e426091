import type { WithdrawalTerms } from "@volado/domain/wallet";
import { formatMoney } from "@volado/i18n";
import { Card, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";

/** What is there to be withdrawn, and what has to be bet before. */
export function WithdrawalBalance({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, terms.currency, language);
  return (
    <Card className="app-withdraw__balance">
      <p>
        {t("withdraw.available")}
        <b>{money(terms.available)}</b>
      </p>
      {terms.rolloverLeft > 0 && (
        <InlineMessage>{t("withdraw.rollover", { amount: money(terms.rolloverLeft) })}</InlineMessage>
      )}
    </Card>
  );
}
