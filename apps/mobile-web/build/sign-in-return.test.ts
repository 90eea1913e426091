import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBrand } from "./merchant.ts";
import { signInReturnPlugin } from "./sign-in-return.ts";

const brand = await readBrand("volado");
let folder = "";
let html = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "volado-return-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><p>site</p>");
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    plugins: [signInReturnPlugin({ ...brand, config: { ...brand.config, brandName: "Oro & <b>" } })],
  });
  html = await readFile(join(folder, "dist/m/sign-in-return.html"), "utf8");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the page that providers redirect to", () => {
  it("has one small script and nothing inline", async () => {
    expect(html.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/assets\/sign-in-return-[\w-]+\.js">$/),
    ]);
    expect(html).not.toMatch(/<style|\son\w+=|style=/);
    const [, address = ""] = /<script src="([^"]+)"/.exec(html) ?? [];
    const script = await readFile(join(folder, "dist", address), "utf8");
    expect(script.length).toBeLessThan(1_000);
    expect(script).not.toMatch(/\bimport\b/);
    expect(script.indexOf("replaceState")).toBeLessThan(script.indexOf("postMessage"));
  });

  it("contains both languages and the brand's name, escaped as HTML", () => {
    expect(html).toContain('<p lang="es">Ya puedes cerrar esta ventana y volver a Oro &amp; &lt;b&gt;.');
    expect(html).toContain('<p lang="en">You can close this window and go back to Oro &amp; &lt;b&gt;.');
    expect(html).toContain('href="/m/login"');
  });
});
