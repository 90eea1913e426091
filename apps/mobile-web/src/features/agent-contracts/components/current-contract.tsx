import type { AgentContract } from "@volado/domain/agency";
import { formatDay } from "@volado/i18n";
import { Badge } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { ContractTerms } from "./contract-terms.tsx";

/** The contract in force. */
export function CurrentContract({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTranslation();
  const titleId = useId();
  const since = contract.answeredAt ?? contract.offeredAt;
  return (
    <section className="app-contract" aria-labelledby={titleId}>
      <header className="app-contract__head">
        <h2 id={titleId}>{t("contracts.current")}</h2>
        <Badge tone="info">{t("contracts.states.active")}</Badge>
      </header>
      <ContractTerms
        contract={contract}
        facts={[{ label: t("contracts.facts.since"), value: formatDay(since, merchant.timeZone) }]}
      />
    </section>
  );
}
