import { addMoney, type Money } from "@volado/domain/money";
import { bonusTerms, type DepositBonus } from "@volado/domain/wallet";
import { FactList, SegmentedChoice } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

export const earnsBonus = (bonus: DepositBonus, amount: Money): boolean =>
  bonusTerms(bonus, amount) !== undefined;

export interface BonusChoiceProps {
  readonly bonuses: readonly DepositBonus[];
  readonly chosen: DepositBonus | undefined;
  /** Called with the id, or an empty string for no bonus. */
  readonly onChoose: (id: string) => void;
  /** The amount to deposit, once it is valid. */
  readonly amount: Money | undefined;
}

/** Choice of a promotion, with its bonus and wagering terms shown before anything is sent. */
export function BonusChoice({ bonuses, chosen, onChoose, amount }: BonusChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="app-deposit__bonus">
      <SegmentedChoice
        label={t("deposit.bonus.label")}
        labelShown
        wrap
        value={chosen?.id ?? ""}
        onValueChange={onChoose}
        options={[
          { value: "", label: t("deposit.bonus.none") },
          ...bonuses.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <div aria-live="polite">{chosen && <Terms bonus={chosen} amount={amount} />}</div>
    </div>
  );
}

interface TermsProps extends Pick<BonusChoiceProps, "amount"> {
  readonly bonus: DepositBonus;
}

function Terms({ bonus, amount }: TermsProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (amount === undefined) return <p className="app-deposit__note">{t("deposit.bonus.ask")}</p>;
  const terms = bonusTerms(bonus, amount);
  if (terms === undefined)
    return (
      <p className="app-deposit__note" data-problem="">
        {t("deposit.bonus.tooSmall", { min: money(bonus.minDeposit) })}
      </p>
    );
  return (
    <div className="app-deposit__card">
      <FactList
        items={[
          { label: t("deposit.bonus.deposit"), value: money(amount) },
          { label: t("deposit.bonus.extra"), value: money(terms.bonus) },
          { label: t("deposit.bonus.total"), value: <b>{money(addMoney(amount, terms.bonus))}</b> },
          { label: t("deposit.bonus.wager"), value: <b>{money(terms.wager)}</b> },
        ]}
      />
      <p className="app-deposit__note">{t("deposit.bonus.explain", { times: bonus.rollover })}</p>
    </div>
  );
}
