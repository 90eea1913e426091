import { BalanceWidget, type BalanceWidgetProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { refreshableState } from "../../../shared/query/refreshable-state.ts";
import { useBalanceVisibility } from "../balance-visibility.ts";
import { useWallet } from "../hooks/use-wallet.ts";

/** Stands for an amount that couldn't be fetched; never a zero, which would be a statement about money. */
const UNKNOWN = "—";

/** Figures and signs from which on a sum asks a narrow bar for more room: "$1,000,000.00" and more. */
const LONG = 12;

/**
 * The player's balance (Spec §2 "Balance widget"): hideable, masked while it is fetched anew. A long sum says
 * so, for the bars that make room for it.
 */
export function Balance({ size }: Pick<BalanceWidgetProps, "size">) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const wallet = refreshableState(useWallet());
  const { hidden, setHidden } = useBalanceVisibility();
  const total = wallet.data ? money(merchantMoney(wallet.data.total, wallet.data.currency)) : UNKNOWN;
  return (
    <BalanceWidget
      size={size}
      data-long={total.length > LONG || undefined}
      total={total}
      masked={hidden}
      onMaskedChange={setHidden}
      refreshing={wallet.refreshing}
      onRefresh={() => void wallet.retry()}
      labels={{
        balance: t("shell.balance"),
        hide: t("shell.hideBalance"),
        hidden: t("shell.balanceHidden"),
        refresh: t("shell.refreshBalance"),
        refreshing: t("shell.balanceRefreshing"),
      }}
    />
  );
}
