import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { BalanceWidget, type BalanceWidgetProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { refreshableState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { followStored, localValues } from "../../../shared/storage/site-storage.ts";

interface BalanceVisibility {
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
}

const isHidden = (): boolean => localValues.read("hideBalance") === "1";

/** Whether amounts are masked; stored between visits (Spec §4 "Balance hide toggle"). */
export const useBalanceVisibility = create<BalanceVisibility>((set) => ({
  hidden: isHidden(),
  setHidden: (hidden) => {
    localValues.write("hideBalance", hidden ? "1" : "0");
    set({ hidden });
  },
}));

followStored("hideBalance", () => useBalanceVisibility.setState({ hidden: isHidden() }));

/** Placeholder after a failure: zero would be a wrong balance. */
const PLACEHOLDER = "—";

/** Length above which a sum needs more room in a narrow bar: "$1,000,000.00" and more. */
const LONG = 12;

/** The player's balance (Spec §2 "Balance widget"). Long sums are marked, so that narrow bars can make room. */
export function Balance({ size }: Pick<BalanceWidgetProps, "size">) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const wallet = refreshableState(useQuery(memberQueries.wallet(useClient(), useSession()?.userName)));
  const { hidden, setHidden } = useBalanceVisibility();
  const total = wallet.data ? money(merchantMoney(wallet.data.total, wallet.data.currency)) : PLACEHOLDER;
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
