import { useQuery } from "@tanstack/react-query";
import { depositQueries } from "@volado/api-client/query";
import type { Deposit } from "@volado/domain/wallet";
import { ButtonLink, ChevronRightIcon } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { momentOf } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { RetryNote } from "../../../shared/states/load-failure.tsx";

/** As many as fit under the form; the records page lists all. */
const SHOWN = 5;

/** The latest deposits, so that a player can find a reference again. */
export function LatestDeposits({ records }: { readonly records: string | undefined }) {
  const { t } = useTranslation();
  const titleId = useId();
  const follow = useLinkNavigation();
  const latest = asyncState(
    useQuery(depositQueries.latest(useClient(), useSession()?.userName, useLanguage())),
  );
  if (latest.phase === "failed") return <RetryNote text={t("deposit.latestFailed")} onRetry={latest.retry} />;
  if (latest.phase === "pending") return null;
  return (
    <section className="app-deposit__latest" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("deposit.latest")}</h2>
      {latest.data.length === 0 ? (
        <p>{t("deposit.latestEmpty")}</p>
      ) : (
        <ul>
          {latest.data.slice(0, SHOWN).map((deposit) => (
            <li key={deposit.id}>
              <LatestDeposit deposit={deposit} />
            </li>
          ))}
        </ul>
      )}
      {records !== undefined && (
        <ButtonLink variant="link" href={records} onNavigate={follow}>
          {t("deposit.records")}
        </ButtonLink>
      )}
    </section>
  );
}

function LatestDeposit({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const follow = useLinkNavigation();
  const { id, amount, state, methodName, createdAt } = deposit;
  return (
    <a className="app-deposit__row" href={paths.deposit.to({ deposit: id })} onClick={follow}>
      <span>
        <b>{money(amount)}</b>
        <small>{`${methodName} · ${momentOf(createdAt)}`}</small>
      </span>
      <span className="app-deposit__state" data-state={state}>
        {t(`deposit.states.${state}`)}
      </span>
      <ChevronRightIcon size={18} />
    </a>
  );
}
