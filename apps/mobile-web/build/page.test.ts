import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createServer, type Plugin } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoot } from "./from-source.ts";
import { readBrand } from "./merchant.ts";
import { pagePlugin } from "./page.ts";

const brand = await readBrand("volado");

describe("index.html in development", () => {
  let page = "";

  beforeAll(async () => {
    const server = await createServer({
      configFile: false,
      root: appRoot,
      logLevel: "error",
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [pagePlugin({ ...brand, config: { ...brand.config, brandName: "Oro & $& <b>" } })],
    });
    try {
      page = await server.transformIndexHtml("/", await readFile(resolve(appRoot, "index.html"), "utf8"));
    } finally {
      await server.close();
    }
    // The page's scripts are compiled in it.
  }, 60_000);

  it("keeps the placeholder for server data before the script that reads it", () => {
    expect(page.split("<!--volado:boot-->")).toHaveLength(2);
    expect(page).not.toContain("<!--volado:head-->");
    expect(page.indexOf("<!--volado:boot-->")).toBeLessThan(page.indexOf("volado-pages"));
  });

  it("escapes the brand's name and colour as HTML", () => {
    expect(page).toContain("<title>Oro &#38; $&#38; &#60;b&#62;</title>");
    expect(page).toMatch(/<meta name="theme-color" content="oklch\([\d. ]+\)" \/>/);
  });
});

describe("csp.json", () => {
  const hashesOf = (html: string): unknown => {
    const written: { fileName: string; source: string }[] = [];
    const { generateBundle }: Plugin = pagePlugin(brand);
    const handler = typeof generateBundle === "object" ? generateBundle.handler : generateBundle;
    if (!handler) throw new Error("The plugin writes nothing.");
    const bundle = { "index.html": { type: "asset", fileName: "index.html", source: html } };
    Reflect.apply(handler, { emitFile: (file: (typeof written)[number]) => written.push(file) }, [
      {},
      bundle,
    ]);
    expect(written.map(({ fileName }) => fileName)).toEqual(["csp.json"]);
    return JSON.parse(written[0]?.source ?? "");
  };
  const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

  it("has the hash of every inline script and style, byte for byte, and of no data", () => {
    const html = `<style>a{b:c}</style><script>first()\n</script>
<script type="application/json" id="volado-pages">[]</script><script type="module" src="/x.js"></script>
<script>last("ñ")</script>`;
    expect(hashesOf(html)).toMatchObject({
      scripts: [sha("first()\n"), sha(`last("ñ")`)],
      styles: [sha("a{b:c}")],
    });
  });

  it("is written even when the page has nothing inline", () => {
    expect(hashesOf("<p>none</p>")).toMatchObject({ scripts: [], styles: [] });
  });
});
