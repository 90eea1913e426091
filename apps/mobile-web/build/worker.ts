import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { filesOfFirstScreens } from "./precached-files.ts";

/** Stands in the page's head until everything else of the page is known. */
const PLACEHOLDER = "__VOLADO_RELEASE__";

const virtualRelease = "virtual:volado-release";

/** What the worker knows of its build. */
interface ReleaseFacts {
  readonly release: string;
  /** Addresses that it keeps from the beginning. */
  readonly files: readonly string[];
}

const factsPlugin = (facts: ReleaseFacts): Plugin => ({
  name: "volado:release-facts",
  resolveId: (id) => (id === virtualRelease ? `\0${virtualRelease}` : undefined),
  load: (id) =>
    id === `\0${virtualRelease}`
      ? `export const release = ${JSON.stringify(facts.release)};\nexport const files = ${JSON.stringify(facts.files)};`
      : undefined,
});

/**
 * Names a release: the page and the names of all its files, which have their content in them. The same
 * sources give the same name, so that a release that is brought back is recognised.
 */
export const releaseName = (page: string, fileNames: readonly string[]): string =>
  createHash("sha256")
    .update([page, ...fileNames.toSorted()].join("\n"))
    .digest("base64url")
    .replaceAll("_", "-")
    .slice(0, 12);

/**
 * The service worker (docs/decisions/095), for production only: `sw.js`, which names this build's release and
 * the files of the first screens, and `sw-off.js`, which takes it back. The page names its release too, so
 * that both can be told apart.
 */
export const workerPlugin = (): Plugin => ({
  name: "volado:worker",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace("</title>", (end) => `${end}<meta name="volado-release" content="${PLACEHOLDER}">`),
  },
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const html = page.source.toString();
      const release = releaseName(html, Object.keys(bundle));
      page.source = html.replace(PLACEHOLDER, release);
      const plugins = [factsPlugin({ release, files: filesOfFirstScreens(bundle) })];
      // A worker is one script.
      const [worker, off] = await Promise.all([
        bundleScript("worker/worker.ts", { plugins }),
        bundleScript("worker/unregister.ts", { plugins }),
      ]);
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
      this.emitFile({ type: "asset", fileName: "sw-off.js", source: off });
    },
  },
});
