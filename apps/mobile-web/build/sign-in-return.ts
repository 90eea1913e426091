import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { escapeHtml } from "./brand-head.ts";
import { bundleScript } from "./bundle-script.ts";
import { appRoot, fromSource } from "./from-source.ts";
import { coloursOf } from "./installable.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

const folder = "boot/sign-in-return";
const entry = `${folder}/sign-in-return.entry.ts`;
const style = `${folder}/sign-in-return.css`;

const read = (file: string): Promise<string> => readFile(resolve(appRoot, file), "utf8");

const pageOf = async (brand: Brand, names: { readonly script: string; readonly style: string }) => {
  const { signInReturnPage } = await fromSource<typeof import("./sources/sign-in-return-page.tsx")>(
    "build/sources/sign-in-return-page.tsx",
    [merchantPlugin(brand)],
  );
  const values = {
    SCHEME: (await coloursOf(brand)).colorScheme,
    BRAND: escapeHtml(brand.config.brandName),
    SCRIPT: names.script,
    STYLE: names.style,
    WORDS: signInReturnPage.words,
  };
  const template = (await read(`${folder}/sign-in-return.html`)).replace(
    '<html lang="es"',
    `<html lang="${signInReturnPage.lang}"`,
  );
  const html = Object.entries(values).reduce(
    (page, [name, value]) => page.replaceAll(`%${name}%`, () => value),
    template,
  );
  return { path: signInReturnPage.path, html };
};

const hashed = (name: string, ending: string, content: string): string =>
  `assets/${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.${ending}`;

/**
 * The page that Google and Facebook redirect to (docs/decisions/074). It is a separate file with a short script,
 * because a provider's page can only open it without the app's opener policy.
 */
export const signInReturnPlugin = (brand: Brand): Plugin => ({
  name: "volado:sign-in-return",
  configureServer: (server) => {
    let page: ReturnType<typeof pageOf> | undefined;
    server.middlewares.use(async (request, response, next) => {
      page ??= pageOf(brand, { script: `/${entry}`, style: `/${style}` });
      const { path, html } = await page;
      if (request.url !== path) return next();
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(html.replace("<script ", '<script type="module" '));
    });
  },
  // After index.html, which takes over the styles it needs from all sheets.
  generateBundle: {
    order: "post",
    async handler() {
      // A separate bundle, so that it contains no app code.
      const [script, css] = await Promise.all([bundleScript(entry), read(style)]);
      const names = {
        script: hashed("sign-in-return", "js", script),
        style: hashed("sign-in-return", "css", css),
      };
      this.emitFile({ type: "asset", fileName: names.script, source: script });
      this.emitFile({ type: "asset", fileName: names.style, source: css });
      const { path, html } = await pageOf(brand, { script: `/${names.script}`, style: `/${names.style}` });
      this.emitFile({ type: "asset", fileName: path.slice(1), source: html });
    },
  },
});
