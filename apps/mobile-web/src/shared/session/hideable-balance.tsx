import type { Money } from "@volado/domain/money";
import { BALANCE_MASK, BalanceWidget, type BalanceWidgetProps } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import { useMoneyText } from "../language/use-money-text.ts";
import { followStored, localValues } from "../storage/site-storage.ts";

interface BalanceVisibility {
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
}

const isHidden = (): boolean => localValues.read("hideBalance") === "1";

/** Whether the player's balance is masked; stored between visits (Spec §4 "Balance hide toggle"). */
export const useBalanceVisibility = create<BalanceVisibility>((set) => ({
  hidden: isHidden(),
  setHidden: (hidden) => {
    localValues.write("hideBalance", hidden ? "1" : "0");
    set({ hidden });
  },
}));

followStored("hideBalance", () => useBalanceVisibility.setState({ hidden: isHidden() }));

export interface HideableBalanceProps
  extends Omit<BalanceWidgetProps, "masked" | "onMaskedChange" | "labels"> {
  readonly label: string;
}

/** An amount of the player's money with the button that hides it, and every other one, on all pages. */
export function HideableBalance({ label, ...rest }: HideableBalanceProps) {
  const { t } = useTranslation();
  const { hidden, setHidden } = useBalanceVisibility();
  return (
    <BalanceWidget
      {...rest}
      masked={hidden}
      onMaskedChange={setHidden}
      labels={{
        balance: label,
        hide: t("shell.hideBalance"),
        hidden: t("shell.balanceHidden"),
        refresh: t("shell.refreshBalance"),
        refreshing: t("shell.balanceRefreshing"),
      }}
    />
  );
}

/** Formats an amount that tells the balance: masked while it is hidden. */
export const useBalanceText = (): ((amount: Money) => ReactNode) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { hidden } = useBalanceVisibility();
  return (amount) =>
    hidden ? (
      <>
        <span aria-hidden="true">{BALANCE_MASK}</span>
        <span className="vo-visually-hidden">{t("shell.balanceHidden")}</span>
      </>
    ) : (
      money(amount)
    );
};
