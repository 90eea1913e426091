import { afterEach, expect, test, vi } from "vitest";

/** The format modules with empty caches. */
const freshFormats = async () => {
  vi.resetModules();
  return { ...(await import("./numbers.ts")), ...(await import("./dates.ts")) };
};

/** Counts how often each Intl constructor is read from now on. */
const builtFormatters = () => {
  const read: PropertyKey[] = [];
  const recording = new Proxy(Intl, {
    get: (all, name) => {
      read.push(name);
      return Reflect.get(all, name);
    },
  });
  vi.stubGlobal("Intl", recording);
  return (name: "NumberFormat" | "DateTimeFormat") => read.filter((one) => one === name).length;
};

afterEach(() => vi.unstubAllGlobals());

test("number formatters, slow on phones, are built once per currency, and not for small counts", async () => {
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

test("day and time formatters are built once per time zone", async () => {
  const { formatDate, formatDay, formatTime } = await freshFormats();
  const built = builtFormatters();
  for (const instant of [0, 1]) formatDay(instant, "America/Mexico_City");
  expect(built("DateTimeFormat")).toBe(1);
  for (const instant of [0, 1]) formatTime(instant, "America/Mexico_City");
  expect(built("DateTimeFormat")).toBe(2);
  for (const instant of [0, 1]) formatDate(instant, "America/Mexico_City", "ES");
  expect(built("DateTimeFormat")).toBe(3);
  formatDay(0, "America/Lima");
  expect(built("DateTimeFormat")).toBe(4);
});
