import { describe, expect, it } from "vitest";
import { brandGround, brandScheme, previewMetas, withBrandHead } from "./brand-head.ts";

const page =
  '<html lang="es"><head><meta name="color-scheme" content="%SCHEME%" /><meta name="x" content="%BARS%" /><title>%BRAND%</title></head>';
const head = {
  name: "Volado",
  lang: "es",
  description: "Juegos & más",
  themeColor: "oklch(0.16 0.03 285)",
  colorScheme: "dark",
} as const;

describe("the page's head", () => {
  it.each([
    ["Volado", "<title>Volado</title>"],
    ["Oro & Plata", "<title>Oro &#38; Plata</title>"],
    ["</title><script>x</script>", "<title>&#60;/title&#62;&#60;script&#62;x&#60;/script&#62;</title>"],
    ["Cash $& $1 $`", "<title>Cash $&#38; $1 $`</title>"],
  ])("shows the name %s as it is written", (name, title) => {
    expect(withBrandHead(page, { ...head, name })).toContain(title);
  });

  it("colours the browser's bars, and the colour can't leave its attribute", () => {
    expect(withBrandHead(page, head)).toContain(`<meta name="theme-color" content="oklch(0.16 0.03 285)" />`);
    expect(withBrandHead(page, { ...head, themeColor: `red"><script>` })).not.toContain("<script>");
  });
});

describe("the brand's metadata", () => {
  it("has its name and description for search engines and link previews", () => {
    const metadata = withBrandHead(page, { ...head, lang: "en" });
    for (const meta of [
      'name="description" content="Juegos &#38; más"',
      'property="og:title" content="Volado"',
      'property="og:description" content="Juegos &#38; más"',
    ])
      expect(metadata).toContain(`<meta ${meta} />`);
    expect(metadata).toContain('<html lang="en">');
  });

  it("has absolute addresses of picture and site where the build knows the origin", () => {
    const metas = previewMetas("https://alba.example", "/icon.png");
    expect(metas).toContain('<meta property="og:image" content="https://alba.example/icon.png">');
    expect(metas).toContain('<meta property="og:url" content="https://alba.example/">');
    expect(previewMetas("", "/icon.png")).not.toContain("og:url");
  });

  it.each([
    ["dark", "black"],
    ["light", "default"],
  ] as const)("with a %s theme the browser's own parts are so too", (colorScheme, bars) => {
    const metadata = withBrandHead(page, { ...head, colorScheme });
    expect(metadata).toContain(`<meta name="color-scheme" content="${colorScheme}" />`);
    expect(metadata).toContain(`content="${bars}"`);
  });
});

describe("a brand's scheme", () => {
  it.each([
    ["", "dark"],
    [":root{--vo-action:red}", "dark"],
    [":root{color-scheme:light;--vo-ground:#fff}", "light"],
    [":root{\n  color-scheme: light;\n}", "light"],
    [`[data-theme="light"]{color-scheme:light}`, "dark"],
    ["/* :root{color-scheme:light} */", "dark"],
  ])("in %s is %s", (css, scheme) => {
    expect(brandScheme(css)).toBe(scheme);
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
