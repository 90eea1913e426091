import "@volado/ui/fold.css";
import type { AgentContract } from "@volado/domain/agency";
import { formatDay } from "@volado/i18n";
import { type Fact, Fold } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { ContractTerms } from "./contract-terms.tsx";

/** Past contracts, newest first; each unfolds to its terms. */
export function ContractHistory({ contracts }: { readonly contracts: readonly AgentContract[] }) {
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
  const day = (instant: number) => formatDay(instant, merchant.timeZone);
  const facts: readonly Fact[] = [
    { label: t("contracts.facts.offered"), value: day(offeredAt) },
    ...(answeredAt === undefined ? [] : [{ label: t("contracts.facts.answered"), value: day(answeredAt) }]),
    ...(endedAt === undefined ? [] : [{ label: t("contracts.facts.ended"), value: day(endedAt) }]),
  ];
  return (
    <Fold
      label={
        <span className="app-past-contract">
          <b data-state={state}>{t(`contracts.states.${state}`)}</b>
          <small>{`${day(endedAt ?? answeredAt ?? offeredAt)} · ${offeredBy}`}</small>
          <span className="vo-visually-hidden">{t("contracts.termsOf", { day: day(offeredAt) })}</span>
        </span>
      }
    >
      <ContractTerms contract={contract} facts={facts} />
    </Fold>
  );
}
