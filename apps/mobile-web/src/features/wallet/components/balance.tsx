import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import type { BalanceWidgetProps } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { refreshableState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { HideableBalance } from "../../../shared/session/hideable-balance.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Placeholder after a failure: zero would be a wrong balance. */
const PLACEHOLDER = "—";

/** Length above which a sum needs more room in a narrow bar: "$1,000,000.00" and more. */
const LONG = 12;

/** The player's balance (Spec §2 "Balance widget"). Long sums are marked, so that narrow bars can make room. */
export function Balance({ size }: Pick<BalanceWidgetProps, "size">) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const wallet = refreshableState(useQuery(memberQueries.wallet(useClient(), useSession()?.userName)));
  const total = wallet.data ? money(merchantMoney(wallet.data.total, wallet.data.currency)) : PLACEHOLDER;
  return (
    <HideableBalance
      size={size}
      data-long={total.length > LONG || undefined}
      label={t("shell.balance")}
      total={total}
      refreshing={wallet.refreshing}
      onRefresh={() => void wallet.retry()}
    />
  );
}
