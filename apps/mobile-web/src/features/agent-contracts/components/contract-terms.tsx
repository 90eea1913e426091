import { type AgentContract, type ContractTier, minPay } from "@volado/domain/agency";
import { formatCount, formatPercent } from "@volado/i18n";
import { DataTable, type Fact, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";

function ContractTiers({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { basis, tiers } = contract;
  const money = useMoneyText();
  const pay = (tier: ContractTier) =>
    tier.pay.type === "amount" ? (
      <b>{money(tier.pay.amount)}</b>
    ) : (
      <>
        <b>{formatPercent(tier.pay.percent, language)}</b>
        <small>{t("contracts.tiers.atLeast", { amount: money(minPay(tier)) })}</small>
      </>
    );
  return (
    <DataTable
      className="app-contract__tiers"
      caption={t("contracts.tiers.caption")}
      columns={[
        { id: "from", label: t(`contracts.tiers.from.${basis}`) },
        { id: "members", label: t("contracts.tiers.members"), align: "end" },
        { id: "pay", label: t("contracts.tiers.pay"), align: "end" },
      ]}
      rows={tiers.map((tier) => ({
        id: String(tier.from.centavos),
        cells: [money(tier.from), formatCount(tier.activeMembers, language), pay(tier)],
      }))}
    />
  );
}

export interface ContractTermsProps {
  readonly contract: AgentContract;
  /** Extra facts shown before the terms, such as the start date. */
  readonly facts?: readonly Fact[];
}

/** A contract's terms: who offers it, what it is based on, how often and how much it pays, and when it ends. */
export function ContractTerms({ contract, facts = [] }: ContractTermsProps) {
  const { t } = useTranslation();
  const { dateOf } = useDates();
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
                : t("contracts.until", { day: dateOf(validUntil) }),
          },
        ]}
      />
      <ContractTiers contract={contract} />
    </>
  );
}
