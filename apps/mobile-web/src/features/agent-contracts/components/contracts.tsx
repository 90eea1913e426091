import "@volado/ui/data-table.css";
import "@volado/ui/fact-list.css";
import "@volado/ui/fold.css";
import { useQuery } from "@tanstack/react-query";
import { contractQueries } from "@volado/api-client/query";
import {
  type AgentContract,
  type ContractKind,
  type ContractList,
  contractSheet,
} from "@volado/domain/agency";
import { Badge, Button, EmptyState, type Fact, Fold, Skeleton } from "@volado/ui";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { ContractRequest } from "./contract-request.tsx";
import { ContractTerms } from "./contract-terms.tsx";

const sheetOf = ({ contracts, serverTime }: ContractList) => contractSheet(contracts, serverTime);

function CurrentContract({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTranslation();
  const { dateOf } = useDates();
  const titleId = useId();
  const since = contract.answeredAt ?? contract.offeredAt;
  return (
    <section className="vo-card app-contract" aria-labelledby={titleId}>
      <header className="app-contract__head">
        <h2 id={titleId}>{t("contracts.current")}</h2>
        <Badge tone="info">{t("contracts.states.active")}</Badge>
      </header>
      <ContractTerms
        contract={contract}
        facts={[{ label: t("contracts.facts.since"), value: dateOf(since) }]}
      />
    </section>
  );
}

/** Past contracts, newest first; each unfolds to its terms. */
function ContractHistory({ contracts }: { readonly contracts: readonly AgentContract[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="app-contract-history" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("contracts.history")}</h2>
      {contracts.length === 0 ? (
        <p className="app-contract-history__none">{t("contracts.historyEmpty")}</p>
      ) : (
        <ul>
          {contracts.map((contract) => (
            <li key={contract.id}>
              <PastContract contract={contract} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PastContract({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTranslation();
  const { state, offeredAt, answeredAt, endedAt, offeredBy } = contract;
  const { dateOf } = useDates();
  const facts: readonly Fact[] = [
    { label: t("contracts.facts.offered"), value: dateOf(offeredAt) },
    ...(answeredAt === undefined
      ? []
      : [{ label: t("contracts.facts.answered"), value: dateOf(answeredAt) }]),
    ...(endedAt === undefined ? [] : [{ label: t("contracts.facts.ended"), value: dateOf(endedAt) }]),
  ];
  return (
    <Fold
      label={
        <span className="app-past-contract">
          <b data-state={state}>{t(`contracts.states.${state}`)}</b>
          <small>{`${dateOf(endedAt ?? answeredAt ?? offeredAt)} · ${offeredBy}`}</small>
          <span className="vo-visually-hidden">{t("contracts.termsOf", { day: dateOf(offeredAt) })}</span>
        </span>
      }
    >
      <ContractTerms contract={contract} facts={facts} />
    </Fold>
  );
}

export interface ContractsProps {
  readonly kind: ContractKind;
  /** Shown below the contracts, once there are any. */
  readonly children?: ReactNode;
}

/** The contracts of one kind: loading, failed, empty, or offers, active contract and history. */
export function Contracts({ kind, children }: ContractsProps) {
  const { t } = useTranslation();
  const query = contractQueries.list(useClient(), useSession()?.userName, kind);
  const contracts = asyncState(useQuery({ ...query, select: sheetOf }));
  const container = useRef<HTMLDivElement>(null);

  if (contracts.phase === "pending")
    return (
      <LoadingBlock className="app-contracts" text="contracts.loading">
        <div className="vo-card app-contract">
          <Skeleton height={28} width="60%" />
          <Skeleton height={200} />
          <Skeleton height={180} />
        </div>
      </LoadingBlock>
    );
  if (contracts.phase === "failed") return <LoadFailure title={t("contracts.failed")} failure={contracts} />;

  const { requests, current, history } = contracts.data;
  const empty = requests.length === 0 && !current && history.length === 0;
  return (
    <div ref={container} className="app-contracts" tabIndex={-1}>
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
          // The focused button is gone.
          onSettled={() => container.current?.focus()}
        />
      ))}
      {current && <CurrentContract contract={current} />}
      {!empty && <ContractHistory contracts={history} />}
      {!empty && children}
    </div>
  );
}
