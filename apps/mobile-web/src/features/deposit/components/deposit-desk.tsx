import { useQuery } from "@tanstack/react-query";
import { depositQueries } from "@volado/api-client/query";
import type { DepositOptions } from "@volado/domain/wallet";
import { Button, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { BackToGame } from "./back-to-game.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { DepositSkeleton } from "./deposit-skeleton.tsx";
import { LatestDeposits } from "./latest-deposits.tsx";

/** Deposit methods, limits and bonuses in the current language. */
const useDepositOptions = (): AsyncState<DepositOptions> =>
  asyncState(useQuery(depositQueries.options(useClient(), useSession()?.userName, useLanguage())));

export interface DepositDeskProps {
  /** The merchant's template enables the new layout (Spec §3 "dep_func=1"). */
  readonly newLayout: boolean;
  /** Path of all transactions, if that page is available. */
  readonly records: string | undefined;
}

/** Start of a deposit: loading, failed, empty or the form, with the latest deposits. */
export function DepositDesk({ newLayout, records }: DepositDeskProps) {
  const { t } = useTranslation();
  const options = useDepositOptions();
  if (options.phase === "pending") return <DepositSkeleton text={t("deposit.loading")} />;
  if (options.phase === "failed") return <LoadFailure title={t("deposit.failed")} failure={options} />;
  const { methods } = options.data;
  const [first] = methods;
  return (
    <div className="app-deposit" data-layout={newLayout ? "new" : "plain"}>
      {first === undefined ? (
        <EmptyState
          title={t("deposit.none.title")}
          action={
            <Button variant="quiet" onClick={options.retry}>
              {t("deposit.none.refresh")}
            </Button>
          }
        >
          {t("deposit.none.text")}
        </EmptyState>
      ) : (
        <DepositForm options={options.data} first={first} newLayout={newLayout} />
      )}
      <BackToGame variant="quiet" />
      <LatestDeposits records={records} />
    </div>
  );
}
