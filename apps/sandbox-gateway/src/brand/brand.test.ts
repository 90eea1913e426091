import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseMerchantConfig } from "@volado/config";
import { HOUR_MS } from "@volado/domain/calendar";
import { afterAll, describe, expect, it } from "vitest";
import { brandOf, houseBrand, readBrand } from "./brand.ts";
import { createDayClock } from "./day-clock.ts";

const at = Date.parse("2026-11-23T05:30:00Z");

describe("the merchant's clock", () => {
  it.each([
    ["America/Mexico_City", "2026-11-22", -6],
    ["America/Lima", "2026-11-23", -5],
    ["America/Bogota", "2026-11-23", -5],
    ["Asia/Kolkata", "2026-11-23", 5.5],
    ["Pacific/Kiritimati", "2026-11-23", 14],
    ["Pacific/Pago_Pago", "2026-11-22", -11],
  ])("in %s shows %s, %d hours from UTC", (zone, day, hours) => {
    const clock = createDayClock(zone);
    expect(clock.day(at)).toBe(day);
    expect(clock.local(at) - at).toBe(hours * HOUR_MS);
    expect(clock.instantOf(clock.local(at))).toBe(at);
    expect(clock.startOf(day)).toBe(Date.parse(`${day}T00:00:00Z`) - hours * HOUR_MS);
    expect(clock.day(clock.startOf(day) - 1) < day).toBe(true);
  });

  it("observes daylight saving time", () => {
    const clock = createDayClock("America/Santiago");
    const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
    expect(clock.local(noon("2026-07-01")) - noon("2026-07-01")).toBe(-4 * HOUR_MS);
    expect(clock.local(noon("2026-12-01")) - noon("2026-12-01")).toBe(-3 * HOUR_MS);
    for (const day of ["2026-04-04", "2026-04-05", "2026-09-06", "2026-09-07"])
      expect(clock.day(clock.instantOf(noon(day)))).toBe(day);
  });

  it("returns the same results when called again", () => {
    const clock = createDayClock("America/Lima");
    for (let quarter = 0; quarter < 5_000; quarter += 1) clock.local(quarter * 15 * 60_000);
    expect(clock.local(at) - at).toBe(-5 * HOUR_MS);
  });
});

const brand = (given: object) => brandOf(parseMerchantConfig({ merchantCode: "x", ...given }));

describe("a brand", () => {
  it.each([
    ["volado", "volado"],
    ["My Brand-7", "mybrand7"],
    ["Águila", "aguila"],
    ["幸运", "merchant"],
  ])("with the code %s is %s in addresses", (merchantCode, slug) => {
    expect(brand({ merchantCode }).slug).toBe(slug);
  });

  it.each([
    ["MXN", {}, "$1,234.50", "$1,234.50"],
    ["PEN", {}, "PEN\u00a01,234.50", "PEN\u00a01,234.50"],
    ["PEN", { ES: "es-PE" }, "S/\u00a01,234.50", "S/\u00a01,234.50"],
    ["EUR", { EN: "en-IE" }, "€1,234.50", "€1,234.50"],
    ["JPY", {}, "¥1,234.50", "¥1,234.50"],
    ["COP", { ES: "es-CO" }, "$\u00a01.234,50", "$1,234.50"],
  ])("writes %s by the locales %j as the site does", (currency, locales, spanish, english) => {
    expect(brand({ currency, locales }).money(123_450, "ES")).toBe(spanish);
    expect(brand({ currency, locales }).money(123_450, "EN")).toBe(english);
  });

  it("fills its values into seeded texts, and leaves other placeholders alone", () => {
    const { text, html } = brand({ brandName: "A & <B>", currency: "EUR", diallingCode: "34" });
    expect(text("{{brand}}: {{money:2000}}, {{transfer}}, {{country}}, {{age}}, {{games}}", "ES")).toBe(
      "A & <B>: €2,000.00, Transferencia bancaria, España, 18, {{games}}",
    );
    expect([text("{{coin-toss}}", "ES"), houseBrand.text("{{coin-toss}}", "ES")]).toEqual([
      "Cara o cruz",
      "Águila o sol",
    ]);
    expect(text("{{review-hours}}/{{first-review-hours}}", "ES")).toBe(
      Object.values(houseBrand.sandbox.withdrawalReview).join("/"),
    );
    expect(html("<b>{{brand}}</b> {{country}} {{picture:x}}", "EN")).toBe(
      "<b>A &amp; &lt;B&gt;</b> Spain {{picture:x}}",
    );
    expect(html("{{helpline}}", "EN")).not.toContain("Mexico");
    expect(houseBrand.html("{{helpline}}", "EN")).toContain("<strong>");
  });

  it.each([
    ["44", "GB"],
    ["254", "KE"],
    ["9999", "ZZ"],
  ])("of the calling code %s is of %s, which the list of countries begins with", (diallingCode, country) => {
    const home = brand({ diallingCode });
    expect(home.country).toBe(country);
    expect(home.countries[0]).toEqual({ code: country, diallingCode });
  });

  it("answers in the first of its languages", () => {
    expect(brand({ languages: ["EN", "ES"] }).language).toBe("EN");
    expect(brand({ languages: ["PT"] }).language).toBe("EN");
    expect(houseBrand.language).toBe("ES");
    expect(brand({ languages: ["ES"] }).languages).toEqual(["ES"]);
  });
});

describe("a brand's folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "volado-brand-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const readWith = (sandbox: object) => {
    writeFileSync(join(folder, "merchant.json"), JSON.stringify({ merchantCode: "x" }));
    writeFileSync(join(folder, "sandbox.json"), JSON.stringify(sandbox));
    return readBrand(folder);
  };

  it("without a brand is reported with the error and the file", () => {
    const problems = [expect.stringContaining("/nowhere/merchant.json")];
    expect(readBrand("/nowhere")).toMatchObject({ ok: false, problems });
  });

  it("configures the sandbox, in units of its currency; every other value has its default", () => {
    const read = readWith({ signInPrizes: [7.5], redRain: { tries: 2 }, countries: [] });
    const { startHours: _hours, ...rain } = houseBrand.sandbox.redRain;
    expect(read).toMatchObject({
      brand: {
        countries: [{ code: "MX" }],
        sandbox: { signInPrizes: [750], redRain: { ...rain, tries: 2 } },
      },
    });
    expect(houseBrand.sandbox.contracts.dividend.tiers[0]).toMatchObject({
      from: 2_000_000,
      pay: { share: 800 },
    });
  });

  it.each([
    [{ signInPrizes: [] }, "signInPrizes: "],
    [{ signInPrizes: [1.005] }, "signInPrizes.0: "],
    [{ redRain: { pool: -1 } }, "redRain.pool: "],
    [{ redRain: { startHours: [8, 4] } }, "redRain.startHours: must ascend"],
    [{ vipLevels: [{ name: "VIP", from: "much", perks: [] }] }, "vipLevels.0.from: "],
    [{ vipLevels: [{ name: "VIP", from: 0, perks: [{ kind: "car" }] }] }, "vipLevels.0.perks.0.kind: "],
    [
      { vipLevels: [{ name: "VIP", from: 0, perks: [{ kind: "withdrawals", count: 3 }] }] },
      "vipLevels.0.perks.0.free: ",
    ],
    [
      {
        weeklyCashback: [
          { from: 5, percent: 3 },
          { from: 5, percent: 5 },
        ],
      },
      "weeklyCashback: must ascend",
    ],
    [{ dailyTasks: [{ id: "a", measure: "rounds", goal: 1.5, amount: 1 }] }, "dailyTasks.0.goal: "],
    [{ banks: [{ code: "012" }] }, "banks.0.name: "],
    [{ demoNumbers: { ...houseBrand.sandbox.demoNumbers, mobileStart: "+52" } }, "demoNumbers.mobileStart: "],
    [{ countries: [{ code: "mx", diallingCode: "+52" }] }, "countries.0.code: "],
    [{ headIcons: ["nothing"] }, "headIcons.0: "],
    [{ bannerLooks: { "home-coin": "gold" } }, "bannerLooks.home-coin: "],
    [{ bannerLooks: { nothing: "azure" } }, "bannerLooks"],
    [{ contracts: {} }, "contracts.daily-salary: "],
    [{ signInPrices: [5] }, 'Unrecognized key: "signInPrices"'],
  ])("is refused with %j by the field's name", (sandbox, problem) => {
    const read = readWith(sandbox);
    expect(read.ok ? [] : read.problems[0]).toContain(`sandbox.json: ${problem}`);
  });
});
