import { resolve } from "node:path";
import type { Plugin } from "vite";
import { runnerImport } from "vite";

/** The app's folder. */
export const appRoot = resolve(import.meta.dirname, "..");

/** Workspace packages resolve to their sources, in the bundle as in the build's own imports. */
export const sourceConditions: readonly string[] = ["@volado/source"];

/** The build's own imports don't need styles. */
const withoutStyles: Plugin = {
  name: "volado:without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0volado-no-style" : undefined),
  load: (id) => (id === "\0volado-no-style" ? "" : undefined),
};

/** Imports a module of the app with its dependencies into the build itself. */
export const fromSource = async <T>(path: string, plugins: readonly Plugin[] = []): Promise<T> => {
  const conditions = [...sourceConditions, "module", "node"];
  const { module } = await runnerImport<T>(resolve(appRoot, path), {
    configFile: false,
    root: appRoot,
    logLevel: "error",
    plugins: [withoutStyles, ...plugins],
    environments: { inline: { resolve: { conditions, noExternal: [/^@volado\//] } } },
  });
  return module;
};
