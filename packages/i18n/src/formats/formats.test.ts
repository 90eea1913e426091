import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTexts } from "../create-texts.ts";
import { formatDate, formatDay, formatPromotionDay, formatTime, zoneName } from "./dates.ts";
import { currencySymbol, formatCount, formatMoney, formatPercent, formatShare } from "./numbers.ts";

describe("money", () => {
  test.each([
    [0, "MXN", "ES", "$0.00"],
    [123_450, "MXN", "ES", "$1,234.50"],
    [123_450, "MXN", "EN", "$1,234.50"],
    [1, "MXN", "ES", "$0.01"],
    [-2_000, "MXN", "ES", "−$20.00"],
    [500_000, "JPY", "EN", "¥5,000.00"],
    [123_450, "EUR", "ES", "€1,234.50"],
  ] as const)("%d hundredths of %s in %s are %s", (centavos, currency, language, text) => {
    expect(formatMoney({ centavos, currency }, language)).toBe(text);
  });

  test("shows the exact amount in centavos", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (centavos) => {
        const shown = formatMoney({ centavos, currency: "MXN" }, "ES");
        expect(shown).toMatch(/^\$[\d,]+\.\d\d$/);
        expect(Number(shown.replace(/\D/g, ""))).toBe(centavos);
      }),
    );
  });

  test("a share is shown before it is rounded", () => {
    const base = { centavos: 2_100_015, currency: "MXN" };
    expect(formatShare(base, 8, "ES")).toBe("$1,680.012");
    expect(formatShare(base, 0.35, "EN")).toBe("$73.500525");
    expect(formatShare(base, 0, "EN")).toBe("$0.00");
    expect(formatMoney(base, "ES")).toBe("$21,000.15");
  });

  test("has a symbol", () => {
    expect(currencySymbol("MXN", "EN")).toBe("$");
    expect(currencySymbol("EUR", "ES")).toBe("€");
  });
});

test.each([
  [0.8, "0.8%"],
  [12, "12%"],
  [0.125, "0.13%"],
])("a share of %d is %s", (percent, text) => {
  for (const language of ["ES", "EN"] as const)
    expect(formatPercent(percent, language).replace(/\s/, "")).toBe(text);
});

test("counts are grouped and whole", () => {
  expect(formatCount(999, "ES")).toBe("999");
  expect(formatCount(1000, "ES")).toBe("1,000");
  expect(formatCount(1234, "ES")).toBe("1,234");
  expect(formatCount(12.4, "EN")).toBe("12");
});

test("a day is the merchant's day, not the visitor's", () => {
  const instant = Date.UTC(2026, 0, 1, 3);
  expect(formatDay(instant, "America/Mexico_City")).toBe("2025-12-31");
  expect(formatDay(instant, "UTC")).toBe("2026-01-01");
  expect(formatPromotionDay(instant, "America/Mexico_City")).toBe("2025/12/31");
});

test.each([
  ["ES", "31\u00a0dic\u00a02025"],
  ["EN", "Dec\u00a031,\u00a02025"],
] as const)("a date in %s is written %s, unbroken", (language, text) => {
  expect(formatDate(Date.UTC(2026, 0, 1, 3), "America/Mexico_City", language)).toBe(text);
});

test("a time of day is local, on a 24-hour clock", () => {
  expect(formatTime(Date.UTC(2026, 10, 21, 11, 5), "Asia/Ho_Chi_Minh")).toBe("18:05");
  expect(formatTime(Date.UTC(2026, 10, 21, 6), "America/Mexico_City")).toBe("00:00");
});

test.each([
  ["America/Lima", "ES", "hora estándar de Perú"],
  ["America/Bogota", "EN", "Colombia Standard Time"],
  ["America/Mexico_City", "ES", "hora estándar central"],
] as const)("the zone %s in %s is %s", (zone, language, name) => {
  expect(zoneName(zone, language)).toBe(name);
});

test("a merchant's locale formats its language's amounts; other languages keep theirs", () => {
  createTexts({ brand: "Alba", locales: { ES: "es-PE" } });
  for (const language of ["ES", "EN"] as const) {
    expect(formatMoney({ centavos: 123_450, currency: "PEN" }, language)).toBe("S/\u00a01,234.50");
    expect(currencySymbol("PEN", language)).toBe("S/");
  }
  createTexts({ brand: "Verbena", locales: { ES: "es-CO" } });
  expect(formatMoney({ centavos: 123_450, currency: "COP" }, "ES")).toBe("$\u00a01.234,50");
  expect(formatCount(1234, "ES")).toBe("1.234");
  expect(formatMoney({ centavos: 123_450, currency: "COP" }, "EN")).toBe("$1,234.50");
  createTexts({ brand: "Volado" });
  expect(formatMoney({ centavos: 123_450, currency: "COP" }, "ES")).toBe("$1,234.50");
});
