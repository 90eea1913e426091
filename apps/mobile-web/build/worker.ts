import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { appRoot, sourceConditions } from "./from-source.ts";
import { filesOfFirstScreens } from "./kept-files.ts";

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

/** A worker is one script, in a bundle of its own. */
const bundled = async (entry: string, facts: ReleaseFacts): Promise<string> => {
  const built = await build({
    configFile: false,
    root: appRoot,
    logLevel: "error",
    publicDir: false,
    plugins: [factsPlugin(facts)],
    resolve: { conditions: [...sourceConditions] },
    build: {
      write: false,
      lib: { entry: resolve(appRoot, entry), formats: ["iife"], name: "voladoWorker" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks: Rolldown.RolldownOutput["output"] | readonly [] =
    output && "output" in output ? output.output : [];
  const [script] = chunks;
  if (script?.type !== "chunk") throw new Error(`${entry} makes no script.`);
  return script.code;
};

/**
 * Names a release: the page and the names of all its files, which have their content in them. The same sources give the same
 * name, so that a release that is brought back is recognised.
 */
export const releaseName = (page: string, fileNames: readonly string[]): string =>
  createHash("sha256")
    .update([page, ...fileNames.toSorted()].join("\n"))
    .digest("base64url")
    .replaceAll("_", "-")
    .slice(0, 12);

/**
 * The service worker (docs/decisions/095), for production only: `sw.js`, which names this build's release and the files of
 * the first screens, and `sw-off.js`, which takes it back. The page names its release too, so that both can be told apart.
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
      const facts = { release, files: filesOfFirstScreens(bundle) };
      const [worker, off] = await Promise.all([
        bundled("worker/worker.ts", facts),
        bundled("worker/off.ts", facts),
      ]);
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
      this.emitFile({ type: "asset", fileName: "sw-off.js", source: off });
    },
  },
});
