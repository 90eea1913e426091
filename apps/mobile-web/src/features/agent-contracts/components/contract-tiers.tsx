import { type AgentContract, type ContractTier, minPay } from "@volado/domain/agency";
import { formatCount, formatPercent } from "@volado/i18n";
import { DataTable } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

/** What a contract pays from which result of the team on. */
export function ContractTiers({ contract }: { readonly contract: AgentContract }) {
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
