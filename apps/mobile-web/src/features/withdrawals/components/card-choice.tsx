import type { BankCard } from "@volado/domain/wallet";
import { SegmentedChoice } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface CardChoiceProps {
  readonly cards: readonly BankCard[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Where the money goes: one of the member's cards. */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice
      label={t("withdraw.card")}
      labelShown
      wrap
      options={cards.map(({ id, bank, lastDigits }) => ({
        value: id,
        label: `${bank.name} ··${lastDigits}`,
      }))}
      value={value}
      onValueChange={onChange}
    />
  );
}
