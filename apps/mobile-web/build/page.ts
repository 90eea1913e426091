import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { transform } from "lightningcss";
import type { Plugin, Rolldown } from "vite";
import { CODE_LINK } from "../boot/boot-state.ts";
import { bootScripts } from "./boot-scripts.ts";
import { bootTableJson, bootTableOf, loadBootFacts } from "./boot-table.ts";
import { textsOf, withBrandHead } from "./brand-head.ts";
import { collectorOrigins, signInPolicyOf } from "./content-policy.ts";
import { splitCss, withoutStyleAttributes } from "./critical-css.ts";
import { appRoot, fromSource } from "./from-source.ts";
import { coloursOf } from "./installable.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

/** A style sheet of boot/, minified for the page. */
const pageSheet = async (name: string): Promise<string> => {
  const file = resolve(appRoot, "boot", name);
  const { code } = transform({ filename: file, code: await readFile(file), minify: true });
  return code.toString();
};

const entryScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const entryPreload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Removes the bundler's own start from the page, so that the page's code waits for the prerendered shell. The bundler
 * lists the files in dependency order.
 */
const withCodeLater = (page: string, script: string): string => {
  const [tag = "", entry = ""] = entryScript.exec(page) ?? [];
  const files = [...Array.from(page.matchAll(entryPreload), ([, href = ""]) => href), entry];
  return page
    .replace(tag, "")
    .replaceAll(entryPreload, "")
    .replace(
      "</head>",
      () => `${files.map((file) => `<link rel="${CODE_LINK}" href="${file}">`).join("")}</head>`,
    )
    .replace("</body>", () => `<script>${script}</script></body>`);
};

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * The styles that the prerendered shells need. They move out of the sheets that the page links; the small sheets of
 * lazy screens keep theirs.
 */
const takeCriticalStyles = (html: string, markup: string, bundle: Rolldown.OutputBundle): string => {
  const linked = new Set(Array.from(html.matchAll(stylesheet), ([, fileName]) => fileName));
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [file] : [],
  );
  const parts = sheets.map((sheet) => {
    const { critical, rest } = splitCss(sheet.source.toString(), markup);
    const named = linked.has(sheet.fileName);
    if (named) sheet.source = rest;
    return { critical, named };
  });
  return parts
    .toSorted((a, b) => Number(b.named) - Number(a.named))
    .map(({ critical }) => critical)
    .join("");
};

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const inlineHashes = (html: string, tag: "script" | "style"): readonly string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g")), ([, text = ""]) =>
    sha256(text),
  );

const shellMark = "virtual:volado-shell-mark.css";

/**
 * The prerendered shells as one markup: home's in the root, the others as templates until the boot code shows one;
 * and the page's notes. A server that knows the page may put its shell into the root and omit the others.
 */
const prerenderedPage = async (brand: Brand) => {
  const { pageNotes } = await fromSource<typeof import("./sources/page-notes.tsx")>(
    "build/sources/page-notes.tsx",
    [merchantPlugin(brand)],
  );
  const { prerenderedShells } = await fromSource<typeof import("./sources/prerendered-shells.tsx")>(
    "build/sources/prerendered-shells.tsx",
    [merchantPlugin(brand)],
  );
  const { home, ...others } = prerenderedShells;
  const templates = Object.entries(others).map(
    ([kind, markup]) => `<template data-kind="${kind}">${markup}</template>`,
  );
  const root = `<div id="root"><div data-prerendered="home">${home}</div></div>`;
  return withoutStyleAttributes(root + templates.join("") + pageNotes);
};

/**
 * index.html: the boot code and, in a build, the prerendered shells with their styles, so that real content is on the
 * screen before any file loads. Writes `csp.json`: the hashes of everything inline, and the origins that signing in
 * needs.
 */
export const pagePlugin = (brand: Brand): Plugin => {
  let shells: ReturnType<typeof prerenderedPage> | undefined;
  return {
    name: "volado:page",
    resolveId: (id) => (id === shellMark ? `\0${shellMark}` : undefined),
    load: {
      filter: { id: new RegExp(`^\0${shellMark}$`) },
      async handler() {
        if (this.environment.mode !== "build") return "";
        shells ??= prerenderedPage(brand);
        // The critical styles move out of the sheet, so its hashed name has to depend on them.
        return `:root{--vo-shell:"${sha256((await shells).html).slice(7, 15)}"}`;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const [facts, scripts] = await Promise.all([loadBootFacts(brand), bootScripts()]);
        const table = bootTableOf(brand, facts, bundle);
        const boot = [
          `<script>${scripts.floor}</script>`,
          `<script type="application/json" id="${facts.BOOT_TABLE_ID}">${bootTableJson(table)}</script>`,
          `<script>${scripts.head}</script>`,
        ].join("");
        const page = withBrandHead(html, {
          name: brand.config.brandName,
          ...(await textsOf(brand)),
          ...(await coloursOf(brand)),
        });
        if (!bundle) return page.replace("<!--volado:head-->", () => boot);

        shells ??= prerenderedPage(brand);
        const { html: markup, css: own } = await shells;
        const critical = takeCriticalStyles(page, markup, bundle);
        const [layers, legacyTip, unreachableNote] = await Promise.all(
          ["layer-order.css", "legacy-tip.css", "unreachable-note.css"].map(pageSheet),
        );
        const links = Array.from(page.matchAll(stylesheet), ([link]) => link.trim());
        return withCodeLater(page, scripts.code)
          .replaceAll(stylesheet, "")
          .replace(
            "<!--volado:head-->",
            () => `${boot}<style>${layers}${critical}${own}${legacyTip}${unreachableNote}</style>`,
          )
          .replace(
            '<div id="root"></div>',
            () => `${markup}<script>${scripts.shell}</script>${links.join("")}`,
          );
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const html = page.source.toString();
        const signIn = signInPolicyOf(brand.config);
        this.emitFile({
          type: "asset",
          fileName: "csp.json",
          source: JSON.stringify({
            scripts: inlineHashes(html, "script"),
            styles: inlineHashes(html, "style"),
            ...signIn,
            connect: [...signIn.connect, ...collectorOrigins(brand.config)],
          }),
        });
      },
    },
  };
};
