import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { decimalOf } from "@volado/domain/money";
import { depositStateAt } from "@volado/domain/wallet";
import type { Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import type { DepositBonusesTable, DepositMethodsTable } from "../data/schema/deposits.ts";
import { payPath } from "../pay/pay-path.ts";
import type { DepositRow } from "./deposit-rows.ts";

type WireDeposit = WireValueOf<typeof endpoints.getDeposit>;

/** What a deposit looks like to its member. */
export interface Viewed {
  readonly now: number;
  readonly language: ContentLanguage;
  /** Whose money it is, and whose words. */
  readonly brand: Brand;
  /** What stands before the paths of this gateway's pages. */
  readonly origin: string;
}

/** A deposit as it travels, as it stands at `now`. */
export const wireDeposit = (row: DepositRow, { now, language, origin, brand }: Viewed): WireDeposit => {
  const state = depositStateAt({ state: row.state, payBefore: row.pay_before }, now);
  const { bank, holder, account } = row;
  return {
    id: row.id,
    kind: row.kind,
    methodName: brand.text(row.name[language], language),
    state,
    amount: decimalOf(row.amount),
    currency: brand.currency,
    bonus: decimalOf(row.bonus),
    wager: decimalOf(row.wager),
    reference: row.reference,
    ...(bank !== null &&
      holder !== null &&
      account !== null && {
        payTo: { bank: brand.text(bank, language), holder: brand.text(holder, language), account },
      }),
    ...(row.kind === "redirect" &&
      state === "awaiting" && { payUrl: origin + payPath(row.pay_ticket, language) }),
    createdAt: row.created_at,
    payBefore: row.pay_before,
    settledAt: row.settled_at,
  };
};

/** A method as it travels. */
export const wireMethod = (
  row: Selectable<DepositMethodsTable>,
  { brand, language }: Pick<Viewed, "brand" | "language">,
) => ({
  id: row.id,
  kind: row.kind,
  name: brand.text(row.name[language], language),
  min: decimalOf(row.min),
  max: decimalOf(row.max),
  quickAmounts: row.quick_amounts.map(decimalOf),
});

/** A bonus as it travels. */
export const wireBonus = (row: Selectable<DepositBonusesTable>, language: ContentLanguage) => ({
  id: row.id,
  title: row.title[language],
  percent: row.percent,
  minDeposit: decimalOf(row.min_deposit),
  maxBonus: decimalOf(row.max_bonus),
  rollover: row.rollover,
});
