import { decimalOf } from "@volado/domain/money";
import { largestWithdrawal, type WithdrawalProblem, type WithdrawalTerms } from "@volado/domain/wallet";
import { currencySymbol } from "@volado/i18n";
import { Button, TextField } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

export interface AmountFieldProps {
  readonly terms: WithdrawalTerms;
  readonly value: string;
  readonly problem: WithdrawalProblem | undefined;
  readonly onChange: (text: string) => void;
}

/** The amount to withdraw, with its limits and a button for the maximum. */
export function AmountField({ terms, value, problem, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const largest = largestWithdrawal(terms);
  return (
    <TextField
      label={t("withdraw.amount")}
      hint={t("withdraw.limits", {
        min: money(terms.minimum),
        max: money(terms.maximum),
        today: money(terms.leftToday),
      })}
      error={
        problem &&
        t(`withdraw.problems.${problem.kind}`, { amount: "value" in problem ? money(problem.value) : "" })
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      prefix={currencySymbol(terms.available.currency, language)}
      suffix={
        <Button
          size="s"
          variant="quiet"
          disabled={largest.centavos === 0}
          onClick={() => onChange(decimalOf(largest.centavos))}
        >
          {t("withdraw.all")}
        </Button>
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
