import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { bootPartsOf } from "./boot-parts.ts";
import { bootScript, bootTable, paintScript } from "./boot-script.ts";
import { withBrandHead } from "./brand-head.ts";
import { wordsOf } from "./brand-words.ts";
import { splitCss, withoutStyleAttributes } from "./critical-css.ts";
import { fromSource } from "./from-source.ts";
import { coloursOf } from "./installable.ts";
import { legacyTip } from "./legacy-tip.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";
import { signInPolicyOf } from "./sign-in-policy.ts";
import { codeLink, startScript } from "./start-script.ts";
import { unreachableNote, unreachableStyle } from "./unreachable-note.ts";

/** First in the page, so that the layers keep their order whatever sheet comes first. */
const layers = "@layer vo.reset,vo.tokens,vo.base,vo.components,vo.brand,vo.utilities;";

/** For browsers that don't even know layers. */
const legacyStyle = "[data-legacy] #root{display:none}[data-legacy] .app-legacy{display:block}";

const entryScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const entryPreload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Takes the bundler's own start out of the page, and lets the page's code wait for the painted shell. The bundler
 * named the files in their order: each after those that it needs.
 */
const withStart = (page: string): string => {
  const [tag = "", entry = ""] = entryScript.exec(page) ?? [];
  const files = [...Array.from(page.matchAll(entryPreload), ([, href = ""]) => href), entry];
  return page
    .replace(tag, "")
    .replaceAll(entryPreload, "")
    .replace("</head>", () => `${files.map(codeLink).join("")}</head>`)
    .replace("</body>", () => `<script>${startScript}</script></body>`);
};

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * What the painted shells need of all style sheets. It moves out of the sheets that the page names; those of lazy
 * screens, small ones, keep it too.
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

/** The painted shells as one markup: home's in the root, the others asleep until the boot script wakes one. */
const paintShells = async (brand: Brand) => {
  const { paintedShells } = await fromSource<typeof import("./sources/painted-shells.ts")>(
    "build/sources/painted-shells.ts",
    [merchantPlugin(brand)],
  );
  const { home, ...others } = paintedShells;
  const asleep = Object.entries(others).map(
    ([kind, markup]) => `<template id="shell-${kind}">${markup}</template>`,
  );
  const root = `<div id="root"><div data-painted="home">${home}</div></div>`;
  return withoutStyleAttributes(
    `${root}${asleep.join("")}${await legacyTip(brand)}${await unreachableNote(brand)}`,
  );
};

/**
 * index.html: the boot script, and in a build also the painted shells with their styles, so that something true is on
 * the screen before any file arrives. Writes `csp.json`: the hashes of everything inline, and what signing in needs.
 */
export const pagePlugin = (brand: Brand): Plugin => {
  let shells: ReturnType<typeof paintShells> | undefined;
  return {
    name: "volado:page",
    resolveId: (id) => (id === shellMark ? `\0${shellMark}` : undefined),
    load: {
      filter: { id: new RegExp(`^\0${shellMark}$`) },
      async handler() {
        if (this.environment.mode !== "build") return "";
        shells ??= paintShells(brand);
        // What the shells need moves out of the sheet, so the sheet's hashed name has to depend on them.
        return `:root{--vo-shell:"${sha256((await shells).html).slice(7, 15)}"}`;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const parts = await bootPartsOf(brand, bundle);
        const boot = `<script type="application/json" id="volado-pages">${bootTable(parts)}</script><script>${bootScript(parts)}</script>`;
        const page = withBrandHead(html, {
          name: brand.config.brandName,
          ...(await wordsOf(brand)),
          ...(await coloursOf(brand)),
        });
        if (!bundle) return page.replace("<!--volado:head-->", () => boot);

        shells ??= paintShells(brand);
        const { html: markup, css: own } = await shells;
        const critical = takeCriticalStyles(page, markup, bundle);
        const links = Array.from(page.matchAll(stylesheet), ([link]) => link.trim());
        return withStart(page)
          .replaceAll(stylesheet, "")
          .replace(
            "<!--volado:head-->",
            () => `${boot}<style>${layers}${critical}${own}${legacyStyle}${unreachableStyle}</style>`,
          )
          .replace(
            '<div id="root"></div>',
            () => `${markup}<script>${paintScript}</script>${links.join("")}`,
          );
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const html = page.source.toString();
        this.emitFile({
          type: "asset",
          fileName: "csp.json",
          source: JSON.stringify({
            scripts: inlineHashes(html, "script"),
            styles: inlineHashes(html, "style"),
            ...signInPolicyOf(brand.config),
          }),
        });
      },
    },
  };
};
