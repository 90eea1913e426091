import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { type BootParts, bootScript, paintScript } from "./boot-script.ts";
import { criticalCss, withoutStyleAttributes } from "./critical-css.ts";
import { fromSource } from "./from-source.ts";
import { legacyTip } from "./legacy-tip.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

/** First in the page, so that the layers keep their order whatever sheet comes first. */
const layers = "@layer vo.reset,vo.tokens,vo.base,vo.components,vo.brand,vo.utilities;";

/** For browsers that don't even know layers. */
const legacyStyle = "[data-legacy] #root{display:none}[data-legacy] .app-legacy{display:block}";

/** The style sheets that a page names, joined. */
const linkedStyles = (links: readonly string[], bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle)
    .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [file] : []))
    .filter(({ fileName }) => links.some((link) => link.includes(`/${fileName}"`)))
    .map(({ source }) => source.toString())
    .join("");

const bootPartsOf = async (brand: Brand): Promise<BootParts> => {
  const source = await fromSource<typeof import("./sources/first-calls.ts")>("build/sources/first-calls.ts", [
    merchantPlugin(brand),
  ]);
  return {
    calls: source.firstCalls(brand.config),
    placeholder: source.placeholder,
    resolveTheme: source.resolveTheme,
    homePaths: source.homePaths,
  };
};

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const inlineHashes = (html: string, tag: "script" | "style"): readonly string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g")), ([, text = ""]) =>
    sha256(text),
  );

/**
 * index.html: the boot script, and in a build also the painted shell with its styles, so that something true is on
 * the screen before any file arrives. Writes `csp.json`, the hashes of everything inline.
 */
export const pagePlugin = (brand: Brand): Plugin => ({
  name: "volado:page",
  transformIndexHtml: {
    order: "post",
    handler: async (html, { bundle }) => {
      const boot = bootScript(await bootPartsOf(brand));
      const page = html.replace("%BRAND%", brand.config.brandName);
      if (!bundle) {
        return page
          .replace("<!--volado:head-->", () => `<script>${boot}</script>`)
          .replace("<!--volado:shell-->", "")
          .replace("<!--volado:tip-->", "");
      }

      const { paint } = await fromSource<typeof import("./sources/painted-shell.ts")>(
        "build/sources/painted-shell.ts",
        [merchantPlugin(brand)],
      );
      const shell = withoutStyleAttributes(paint());
      const tip = await legacyTip();
      const links: string[] = [];
      const early = page.replace(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
        links.push(link.trim());
        return "";
      });
      const critical = criticalCss(
        linkedStyles(links, bundle) + shell.css,
        `<div data-painted="">${shell.html}</div>${tip}`,
      );
      return early
        .replace(
          "<!--volado:head-->",
          () => `<script>${boot}</script><style>${layers}${critical}${legacyStyle}</style>`,
        )
        .replace("<!--volado:shell-->", () => `<div data-painted="">${shell.html}</div>`)
        .replace("<!--volado:tip-->", () => `<script>${paintScript}</script>${tip}${links.join("")}`);
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
        }),
      });
    },
  },
});
