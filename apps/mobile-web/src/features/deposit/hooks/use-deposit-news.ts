import { type Deposit, DepositState, isOpenDeposit } from "@volado/domain/wallet";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useSettled } from "../../../shared/query/use-settled.ts";

/** Shows a toast when one of the deposits is paid or rejected. */
export const useDepositNews = (deposits: readonly Deposit[] | undefined): void => {
  const { t } = useTranslation();
  const money = useMoneyText();
  useSettled(
    deposits,
    ({ state }) => isOpenDeposit(state),
    ({ state, amount }) => {
      if (state === DepositState.Paid || state === DepositState.Rejected)
        showToast({
          kind: state === DepositState.Paid ? "success" : "info",
          stay: "read",
          text: t(`deposit.news.${state}`, { amount: money(amount) }),
        });
    },
  );
};
