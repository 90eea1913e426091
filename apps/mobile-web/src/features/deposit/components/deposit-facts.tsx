import "@volado/ui/copy-line.css";
import { decimalOf } from "@volado/domain/money";
import { type Deposit, DepositState } from "@volado/domain/wallet";
import { CopyLine, type Fact, FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { momentOf } from "../../../shared/services/merchant-time.ts";

/** What a deposit is, and while it waits for its money what has to be typed at the bank or said at the till. */
export function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const { amount, bonus, wager, reference, payTo, settledAt } = deposit;
  const money = useMoneyText();
  const fact = (
    name: "method" | "amount" | "bonus" | "wager" | "bank" | "holder" | "created",
    value: string,
  ) => ({
    label: t(`deposit.one.${name}`),
    value,
  });
  const copied = (name: "account" | "reference" | "amount", value: string, shown = value): Fact => {
    const label = t(`deposit.one.${name}`);
    const copyLabel = t("deposit.one.copy", { what: label });
    return { label, value: <CopyLine value={value} shown={shown} copyLabel={copyLabel} onCopy={copy} /> };
  };
  const awaiting = deposit.state === DepositState.Awaiting;
  return (
    <FactList
      items={[
        ...(awaiting && payTo
          ? [copied("account", payTo.account), fact("bank", payTo.bank), fact("holder", payTo.holder)]
          : []),
        awaiting
          ? copied("amount", decimalOf(amount.centavos), money(amount))
          : fact("amount", money(amount)),
        copied("reference", reference),
        ...(bonus.centavos > 0 ? [fact("bonus", money(bonus)), fact("wager", money(wager))] : []),
        fact("method", deposit.methodName),
        ...(awaiting ? [{ label: t("deposit.one.payBefore"), value: momentOf(deposit.payBefore) }] : []),
        fact("created", momentOf(deposit.createdAt)),
        ...(settledAt === undefined ? [] : [{ label: t("deposit.one.settled"), value: momentOf(settledAt) }]),
      ]}
    />
  );
}
