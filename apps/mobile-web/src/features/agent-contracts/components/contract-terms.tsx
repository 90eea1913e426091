import type { AgentContract } from "@volado/domain/agency";
import { formatDay, formatTime } from "@volado/i18n";
import { type Fact, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { ContractTiers } from "./contract-tiers.tsx";

export interface ContractTermsProps {
  readonly contract: AgentContract;
  /** Facts beside what was agreed, such as since when it holds; they come first. */
  readonly facts?: readonly Fact[];
}

/** An instant as day and time in the merchant's time zone. */
export const momentOf = (instant: number): string =>
  `${formatDay(instant, merchant.timeZone)} ${formatTime(instant, merchant.timeZone)}`;

/** What a contract says: who offers it, what is counted, when and what it pays, and how long it holds. */
export function ContractTerms({ contract, facts = [] }: ContractTermsProps) {
  const { t } = useTranslation();
  const { offeredBy, basis, period, validUntil } = contract;
  return (
    <>
      <FactList
        items={[
          ...facts,
          { label: t("contracts.facts.offeredBy"), value: offeredBy },
          { label: t("contracts.facts.basis"), value: t(`contracts.bases.${basis}`) },
          { label: t("contracts.facts.period"), value: t(`contracts.periods.${period}`) },
          {
            label: t("contracts.facts.valid"),
            value:
              validUntil === undefined
                ? t("contracts.noEnd")
                : t("contracts.until", { day: formatDay(validUntil, merchant.timeZone) }),
          },
        ]}
      />
      <ContractTiers contract={contract} />
    </>
  );
}
