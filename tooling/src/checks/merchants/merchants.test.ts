import { describe, expect, it } from "vitest";
import { amountPattern, foreignLines } from "./visit.ts";

describe("an amount", () => {
  it.each([
    ["PEN", "es-PE", ["S/ 5.00", "S/ 98,038.00", "S/ 1,234,567.50"], ["$5.00", "S/5", "S/ 5", "PEN 5.00"]],
    ["COP", "es-CO", ["$ 5,00", "$ 98.038,00"], ["$5.00", "$ 98,038.00"]],
    ["MXN", "es-MX", ["$5.00", "$98,038.00"], ["$ 5,00", "MXN 5.00"]],
  ] as const)("in %s as %s writes it", (currency, locale, right, wrong) => {
    const pattern = amountPattern({ currency, locales: { ES: locale } });
    const nbsp = (text: string) => text.replace(" ", "\u00a0");
    expect(right.map(nbsp).filter((text) => !pattern.test(text))).toEqual([]);
    expect(wrong.map(nbsp).filter((text) => pattern.test(text))).toEqual([]);
  });
});

it("detects lines about another merchant or its country", () => {
  expect(foreignLines(["Bienvenido a VOLADO", "Alba", "Solo en méxico", "Mexican food", "Perú"])).toEqual([
    "Bienvenido a VOLADO",
    "Solo en méxico",
    "Mexican food",
  ]);
});
