import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { filesOfFirstScreens } from "./precached-files.ts";

/** Placeholder in the page's head until the rest of the page is final. */
const PLACEHOLDER = "__VOLADO_RELEASE__";

const virtualRelease = "virtual:volado-release";

/** Build facts that the worker needs. */
interface ReleaseFacts {
  readonly release: string;
  /** Addresses to precache. */
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
 * A release's name: a hash of the page, which includes hashed file names. The same sources produce the same name, so a
 * rollback is recognised.
 */
export const releaseName = (page: string, fileNames: readonly string[]): string =>
  createHash("sha256")
    .update([page, ...fileNames.toSorted()].join("\n"))
    .digest("base64url")
    .replaceAll("_", "-")
    .slice(0, 12);

/**
 * Builds the service worker (docs/decisions/095), in production only: `sw.js` names this build's release and the
 * files of the first screens, `sw-off.js` unregisters it. The page names its release too, so that the two can be
 * compared.
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
