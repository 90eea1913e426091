import { afterEach, expect, test, vi } from "vitest";

/** The formats with nothing built yet, as a page has them that has just come. */
const freshFormats = async () => {
  vi.resetModules();
  return { ...(await import("./numbers.ts")), ...(await import("./dates.ts")) };
};

/** What is asked of the browser's internationalisation from now on: each formatter as it is built. */
const builtFormatters = () => {
  const asked: PropertyKey[] = [];
  const noting = new Proxy(Intl, {
    get: (all, name) => {
      asked.push(name);
      return Reflect.get(all, name);
    },
  });
  vi.stubGlobal("Intl", noting);
  return (name: "NumberFormat" | "DateTimeFormat") => asked.filter((one) => one === name).length;
};

afterEach(() => vi.unstubAllGlobals());

test("a formatter, which a slow phone feels, is built once for each currency, and none for small counts", async () => {
  const { formatCount, formatMoney } = await freshFormats();
  const built = builtFormatters();
  for (const count of [0, 12, 999]) formatCount(count, "ES");
  expect(built("NumberFormat")).toBe(0);
  for (const centavos of [100, 200]) formatMoney({ centavos, currency: "MXN" }, "ES");
  expect(built("NumberFormat")).toBe(1);
  formatMoney({ centavos: 100, currency: "USD" }, "ES");
  formatMoney({ centavos: 100, currency: "USD" }, "EN");
  expect(built("NumberFormat")).toBe(3);
  for (const count of [1_000, 2_000]) formatCount(count, "ES");
  expect(built("NumberFormat")).toBe(4);
});

test("a day's and a clock's formatter is built once for each time zone", async () => {
  const { formatDay, formatTime } = await freshFormats();
  const built = builtFormatters();
  for (const instant of [0, 1]) formatDay(instant, "America/Mexico_City");
  expect(built("DateTimeFormat")).toBe(1);
  for (const instant of [0, 1]) formatTime(instant, "America/Mexico_City");
  expect(built("DateTimeFormat")).toBe(2);
  formatDay(0, "America/Lima");
  expect(built("DateTimeFormat")).toBe(3);
});
