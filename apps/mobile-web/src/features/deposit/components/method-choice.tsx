import type { DepositMethod } from "@volado/domain/wallet";
import { SegmentedChoice } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
  readonly money: (amount: number) => string;
  readonly newLayout: boolean;
}

/**
 * Ways to deposit: cards that say what each is in the new layout, a strip of names in the plain one (Spec §3
 * "dep_func").
 */
export function MethodChoice({ methods, value, onValueChange, money, newLayout }: MethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice
      className="app-deposit__methods"
      label={t("deposit.method")}
      labelShown
      wrap={newLayout}
      value={value}
      onValueChange={onValueChange}
      options={methods.map(({ id, kind, name, least, most }) => ({
        value: id,
        label: newLayout ? (
          <span className="app-deposit__method">
            <b>{name}</b>
            <small>{t(`deposit.kinds.${kind}`)}</small>
            <small>{t("deposit.limits", { least: money(least), most: money(most) })}</small>
          </span>
        ) : (
          name
        ),
      }))}
    />
  );
}
