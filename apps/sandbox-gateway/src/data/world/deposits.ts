import type { Insertable } from "kysely";
import type { DepositBonusesTable, DepositMethodsTable } from "../schema/deposits.ts";

const texts = (ES: string, EN: string): string => JSON.stringify({ ES, EN });

/** The last digit of a CLABE: the sum of its digits weighted 3, 7, 1 and so on, each product modulo 10. */
const withCheckDigit = (digits: string): string => {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

const HOUR_MINUTES = 60;
const elsewhere = { bank: null, holder: null, account: null } as const;

/** Ways to deposit at the brand's demo merchant; amounts in hundredths. Bank and account are made up. */
export const seedDepositMethods: readonly Insertable<DepositMethodsTable>[] = [
  {
    id: "spei",
    kind: "transfer",
    name: texts("{{transfer}}", "{{transfer}}"),
    min: 10_000,
    max: 5_000_000,
    quick_amounts: JSON.stringify([20_000, 50_000, 100_000, 500_000]),
    minutes_to_pay: 24 * HOUR_MINUTES,
    bank: "Banco de {{brand}} (demo)",
    holder: "{{brand}} Demo S.A.",
    account: withCheckDigit("99918000012345678"),
    sort: 0,
    enabled: true,
  },
  {
    id: "cash",
    kind: "voucher",
    name: texts("Efectivo en tienda", "Cash at a shop"),
    min: 5_000,
    max: 1_000_000,
    quick_amounts: JSON.stringify([10_000, 20_000, 50_000, 100_000]),
    minutes_to_pay: 72 * HOUR_MINUTES,
    ...elsewhere,
    sort: 1,
    enabled: true,
  },
  {
    id: "card",
    kind: "redirect",
    name: texts("Tarjeta o monedero", "Card or wallet"),
    min: 5_000,
    max: 2_000_000,
    quick_amounts: JSON.stringify([10_000, 20_000, 50_000, 200_000]),
    minutes_to_pay: HOUR_MINUTES,
    ...elsewhere,
    sort: 2,
    enabled: true,
  },
];

/** Bonuses that a deposit may come with; bounds in centavos. */
export const seedDepositBonuses: readonly Insertable<DepositBonusesTable>[] = [
  {
    id: "reload-50",
    title: texts("Recarga 50 %", "50% reload"),
    percent: 50,
    min_deposit: 20_000,
    max_bonus: 100_000,
    rollover: 10,
    sort: 0,
    enabled: true,
  },
  {
    id: "light-10",
    title: texts("Extra ligero 10 %", "Light 10% extra"),
    percent: 10,
    min_deposit: 10_000,
    max_bonus: 50_000,
    rollover: 2,
    sort: 1,
    enabled: true,
  },
];
