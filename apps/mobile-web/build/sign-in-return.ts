import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { escapeHtml } from "./brand-head.ts";
import { appRoot, fromSource, sourceConditions } from "./from-source.ts";
import { coloursOf } from "./installable.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

const folder = "src/shared/social";
const entry = `${folder}/return-entry.ts`;
const style = `${folder}/return-page.css`;

/** The page's script, in a bundle of its own: none of the app's code may come along. */
const bundledScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root: appRoot,
    logLevel: "error",
    publicDir: false,
    resolve: { conditions: [...sourceConditions] },
    build: {
      write: false,
      lib: { entry: resolve(appRoot, entry), formats: ["iife"], name: "voladoSignInReturn" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks: Rolldown.RolldownOutput["output"] | readonly [] =
    output && "output" in output ? output.output : [];
  const [script] = chunks;
  if (script?.type !== "chunk") throw new Error("The sign-in return page has no script.");
  return script.code;
};

const pageOf = async (brand: Brand, names: { readonly script: string; readonly style: string }) => {
  const { addresses, words } = await fromSource<typeof import("./sources/sign-in-return-texts.ts")>(
    "build/sources/sign-in-return-texts.ts",
    [merchantPlugin(brand)],
  );
  const { colorScheme } = await coloursOf(brand);
  const text = words.map(
    ({ lang, text, link }) =>
      `<p lang="${lang}">${escapeHtml(text)}<br><a href="${addresses.login}">${escapeHtml(link)}</a></p>`,
  );
  const html = `<!doctype html>
<html lang="${words[0]?.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(brand.config.brandName)}</title>
<script src="${names.script}"></script>
<link rel="icon" href="/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="${names.style}">
</head>
<body>${text.join("")}</body>
</html>
`;
  return { path: addresses.own, html };
};

const hashed = (name: string, ending: string, content: string): string =>
  `assets/${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.${ending}`;

/**
 * The page that Google and Facebook lead back to (docs/decisions/073): a file of its own with a few lines of script, because it
 * may be opened by a provider's page only where the app's opener policy does not hold.
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
  // After index.html is made, which takes into itself what it needs of all style sheets there are.
  generateBundle: {
    order: "post",
    async handler() {
      const [script, css] = await Promise.all([bundledScript(), readFile(resolve(appRoot, style), "utf8")]);
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
