import type { DepositMethod } from "@volado/domain/wallet";
import { SegmentedChoice } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

export interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
  readonly newLayout: boolean;
}

/**
 * Ways to deposit: cards that say what each is in the new layout, a strip of names in the plain one (Spec §3
 * "dep_func").
 */
export function MethodChoice({ methods, value, onValueChange, newLayout }: MethodChoiceProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (
    <SegmentedChoice
      className="app-deposit__methods"
      label={t("deposit.method")}
      labelShown
      wrap={newLayout}
      value={value}
      onValueChange={onValueChange}
      options={methods.map(({ id, kind, name, min, max }) => ({
        value: id,
        label: newLayout ? (
          <span className="app-deposit__method">
            <b>{name}</b>
            <small>{t(`deposit.kinds.${kind}`)}</small>
            <small>{t("deposit.limits", { min: money(min), max: money(max) })}</small>
          </span>
        ) : (
          name
        ),
      }))}
    />
  );
}
