import type { Withdrawal } from "@volado/domain/wallet";
import { formatDay, formatTime } from "@volado/i18n";
import { ButtonLink } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

export interface LatestWithdrawalsProps {
  readonly withdrawals: readonly Withdrawal[];
}

/** How the latest withdrawals stand, and the way to all of them. */
export function LatestWithdrawals({ withdrawals }: LatestWithdrawalsProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const follow = useLinkNavigation();
  const titleId = useId();
  return (
    <section className="app-withdrawals" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("withdraw.latest")}</h2>
      {withdrawals.length === 0 ? (
        <p className="app-withdrawals__none">{t("withdraw.latestEmpty")}</p>
      ) : (
        <ul>
          {withdrawals.map(({ id, state, amount, bank, cardTail, requestedAt }) => (
            <li key={id} data-state={state}>
              <span>
                <b>{money(amount)}</b>
                <small>{`${bank} ··${cardTail}`}</small>
              </span>
              <span>
                <b>{t(`withdraw.states.${state}`)}</b>
                <small>
                  {`${formatDay(requestedAt, merchant.timeZone)} ${formatTime(requestedAt, merchant.timeZone)}`}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="quiet" href={paths.transactions.to({ types: "W" })} onNavigate={follow}>
        {t("withdraw.records")}
      </ButtonLink>
    </section>
  );
}
