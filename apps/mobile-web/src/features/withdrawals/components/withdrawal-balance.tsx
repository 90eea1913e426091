import type { WithdrawalTerms } from "@volado/domain/wallet";
import { Card, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

/** What is there to be withdrawn, and what has to be bet before. */
export function WithdrawalBalance({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (
    <Card className="app-withdraw__balance">
      <p>
        <span>{t("withdraw.available")}</span>
        <b>{money(terms.available)}</b>
      </p>
      {terms.rolloverLeft.centavos > 0 && (
        <InlineMessage>{t("withdraw.rollover", { amount: money(terms.rolloverLeft) })}</InlineMessage>
      )}
    </Card>
  );
}
