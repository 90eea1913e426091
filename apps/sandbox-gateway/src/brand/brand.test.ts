import { parseMerchantConfig } from "@volado/config";
import { describe, expect, it } from "vitest";
import { countriesOf } from "../data/world/countries.ts";
import { brandOf, houseBrand } from "./brand.ts";
import { readBrand } from "./read-brand.ts";

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
    ["PEN", { ES: "es-PE" }, "S/\u00a01,234.50", "PEN\u00a01,234.50"],
    ["EUR", { EN: "en-IE" }, "€1,234.50", "€1,234.50"],
    ["JPY", {}, "¥1,234.50", "¥1,234.50"],
  ])("writes %s by the locales %j as the site does", (currency, locales, spanish, english) => {
    expect(brand({ currency, locales }).money(123_450, "ES")).toBe(spanish);
    expect(brand({ currency, locales }).money(123_450, "EN")).toBe(english);
  });

  it("writes amounts by its own locales", () => {
    const { money } = brand({ currency: "COP", locales: { ES: "es-CO" } });
    expect([money(123_450, "ES"), money(123_450, "EN")]).toEqual(["$\u00a01.234,50", "$1,234.50"]);
  });

  it("fills its words into the world's, and leaves other placeholders alone", () => {
    const { text, html } = brand({ brandName: "A & <B>", currency: "EUR", diallingCode: "34" });
    expect(text("{{brand}}: {{money:2000}}, {{transfer}}, {{country}}, {{age}}", "ES")).toBe(
      "A & <B>: €2,000.00, Transferencia bancaria, España, {{age}}",
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
    expect(countriesOf(home)[0]).toEqual({ code: country, diallingCode });
  });

  it("answers in the first of its languages", () => {
    expect(brand({ languages: ["EN", "ES"] }).language).toBe("EN");
    expect(brand({ languages: ["PT"] }).language).toBe("EN");
    expect(houseBrand.language).toBe("ES");
    expect(brand({ languages: ["ES"] }).languages).toEqual(["ES"]);
  });
});

describe("a folder that is no brand's", () => {
  it("says what is wrong, and with which file", () => {
    expect(readBrand("/nowhere")).toMatchObject({
      ok: false,
      problems: [expect.stringContaining("/nowhere/merchant.json")],
    });
  });
});
