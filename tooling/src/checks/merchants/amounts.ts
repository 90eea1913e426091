import type { Merchant } from "./read-merchant.ts";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** An amount that `Intl` writes with all its parts. */
const EXAMPLE = 1_234_567.5;

/** What any amount of a merchant looks like to a player who reads Spanish: symbol, grouping, two decimals. */
export const amountPattern = ({ currency, locales }: Pick<Merchant, "currency" | "locales">): RegExp => {
  const parts = new Intl.NumberFormat(locales.ES, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).formatToParts(EXAMPLE);
  const group = escaped(parts.find(({ type }) => type === "group")?.value ?? ",");
  const first = parts.findIndex(({ type }) => type === "integer");
  const written = parts.flatMap(({ type, value }, at) => {
    if (type === "integer") return at === first ? [`\\d{1,3}(?:${group}?\\d{3})*`] : [];
    if (type === "group") return [];
    if (type === "fraction") return ["\\d{2}"];
    return [escaped(value)];
  });
  return new RegExp(`^${written.join("")}$`);
};
