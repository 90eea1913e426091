import { describe, expect, it } from "vitest";
import { brandGround, withBrandHead } from "./brand-head.ts";

const page = "<head><title>%BRAND%</title></head>";
const themeColor = "oklch(0.16 0.03 285)";

describe("the page's head", () => {
  it.each([
    ["Volado", "<title>Volado</title>"],
    ["Oro & Plata", "<title>Oro &#38; Plata</title>"],
    ["</title><script>x</script>", "<title>&#60;/title&#62;&#60;script&#62;x&#60;/script&#62;</title>"],
    ["Cash $& $1 $`", "<title>Cash $&#38; $1 $`</title>"],
  ])("shows the name %s as it is written", (name, title) => {
    expect(withBrandHead(page, { name, themeColor })).toContain(title);
  });

  it("colours the browser's bars, and the colour can't leave its attribute", () => {
    expect(withBrandHead(page, { name: "Volado", themeColor })).toContain(
      `<meta name="theme-color" content="oklch(0.16 0.03 285)" />`,
    );
    expect(withBrandHead(page, { name: "Volado", themeColor: `red"><script>` })).not.toContain("<script>");
  });
});

describe("a brand's ground", () => {
  it.each([
    ["/* :root{--vo-ground:red} */", undefined],
    ["@layer vo.brand{:root{--vo-action:red}}", undefined],
    ["@layer vo.brand{:root{--vo-ground:#123456;--vo-action:red}}", "#123456"],
    [`@layer vo.brand { [data-theme="dark"] {\n --vo-ground: oklch(0.2 0 0);\n } }`, "oklch(0.2 0 0)"],
    [`:root{--vo-ground:#111}[data-theme="light"]{--vo-ground:#fff}`, "#111"],
    [`:root,[data-theme="dark"]{--vo-ground:#111}[data-theme="dark"]{--vo-ground:#222}`, "#222"],
    [":root{--vo-ground:var(--night)}", undefined],
  ])("in %s is %s", (css, ground) => {
    expect(brandGround(css)).toBe(ground);
  });
});
