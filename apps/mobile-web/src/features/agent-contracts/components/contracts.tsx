import "@volado/ui/data-table.css";
import "@volado/ui/fact-list.css";
import type { ContractKind } from "@volado/domain/agency";
import { Button, EmptyState } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useContracts } from "../hooks/use-contracts.ts";
import { ContractHistory } from "./contract-history.tsx";
import { ContractRequest } from "./contract-request.tsx";
import { ContractsSkeleton } from "./contracts-skeleton.tsx";
import { CurrentContract } from "./current-contract.tsx";

/** The contracts of one kind in their four looks: on their way, failed, none yet, and what waits, holds and is over. */
export function Contracts({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation();
  const contracts = useContracts(kind);
  const place = useRef<HTMLDivElement>(null);

  if (contracts.phase === "pending") return <ContractsSkeleton />;
  if (contracts.phase === "failed") return <LoadFailure title={t("contracts.failed")} failure={contracts} />;

  const { requests, current, history } = contracts.data;
  const empty = requests.length === 0 && !current && history.length === 0;
  return (
    <div ref={place} className="app-contracts" tabIndex={-1}>
      {contracts.stale && <RetryNote text={t("contracts.stale")} onRetry={contracts.retry} />}
      {empty && (
        <EmptyState
          title={t("contracts.empty.title")}
          action={
            <Button variant="quiet" onClick={contracts.retry}>
              {t("contracts.empty.refresh")}
            </Button>
          }
        >
          {t("contracts.empty.text")}
        </EmptyState>
      )}
      {requests.map((request) => (
        <ContractRequest
          key={request.id}
          contract={request}
          replaces={current !== undefined}
          // The buttons that had the focus are gone.
          onSettled={() => place.current?.focus()}
        />
      ))}
      {current && <CurrentContract contract={current} />}
      {!empty && <ContractHistory contracts={history} />}
    </div>
  );
}
