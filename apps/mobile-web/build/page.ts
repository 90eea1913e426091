import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { bootScript, paintScript } from "./boot-script.ts";
import { criticalCss, withoutStyleAttributes } from "./critical-css.ts";
import { fromSource } from "./from-source.ts";
import { legacyTip } from "./legacy-tip.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

const homeScreen = "/src/screens/home/home.screen.tsx";

/** Code of home beyond the entry's own: its chunk and what that imports. */
const homeChunks = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const home = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(homeScreen));
  if (!home) throw new Error(`The build has no chunk for ${homeScreen}, whose code the page loads early.`);
  const early = new Set([...(entry?.imports ?? []), entry?.fileName]);
  return [home.fileName, ...home.imports].filter((name) => !early.has(name)).map((name) => `/${name}`);
};

const styleSheet = (bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle)
    .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [file] : []))
    .filter(({ names }) => names.includes("index.css"))
    .map(({ source }) => source.toString())
    .join("");

const firstCallsOf = async (brand: Brand) => {
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
      const boot = bootScript({
        ...(await firstCallsOf(brand)),
        homeChunks: bundle ? homeChunks(bundle) : [],
      });
      const page = html.replace("%BRAND%", brand.config.brandName);
      if (!bundle) {
        return page
          .replace("<!--volado:head-->", () => `<script>${boot}</script>`)
          .replace("<!--volado:shell-->", "")
          .replace("<!--volado:tip-->", "");
      }

      const { paint } = await fromSource<typeof import("../src/app/paint.tsx")>("src/app/paint.tsx", [
        merchantPlugin(brand),
      ]);
      const shell = withoutStyleAttributes(await paint());
      const tip = await legacyTip();
      const critical = criticalCss(styleSheet(bundle) + shell.css, `<html>${shell.html}${tip}`);
      const late: string[] = [];
      const early = page.replace(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
        late.push(link.trim());
        return "";
      });
      return early
        .replace("<!--volado:head-->", () => `<script>${boot}</script><style>${critical}</style>`)
        .replace("<!--volado:shell-->", () => shell.html)
        .replace("<!--volado:tip-->", () => `<script>${paintScript}</script>${tip}${late.join("")}`);
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
