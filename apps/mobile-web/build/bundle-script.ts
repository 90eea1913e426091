import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { appRoot, sourceConditions } from "./from-source.ts";

/** Options for compiling a script. */
export interface BundleSettings {
  readonly plugins?: readonly Plugin[];
  /** Browsers that the script has to run in. Defaults to Vite's. */
  readonly target?: string | readonly string[];
  /** False if the minifier's shortest syntax would be too new for the target. */
  readonly minify?: false;
}

/**
 * Compiles a module of the app and all its imports into one script that shares no code with the site's chunks.
 * @param entry path in the app's folder
 */
export const bundleScript = async (
  entry: string,
  { plugins = [], target, minify }: BundleSettings = {},
): Promise<string> => {
  const built = await build({
    configFile: false,
    root: appRoot,
    logLevel: "error",
    publicDir: false,
    plugins: [...plugins],
    resolve: { conditions: [...sourceConditions] },
    build: {
      write: false,
      rolldownOptions: { output: { comments: false }, experimental: { attachDebugInfo: "none" } },
      lib: { entry: resolve(appRoot, entry), formats: ["iife"], name: "volado" },
      ...(target !== undefined && { target: [target].flat() }),
      ...(minify !== undefined && { minify }),
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks: Rolldown.RolldownOutput["output"] | readonly [] =
    output && "output" in output ? output.output : [];
  const [script] = chunks;
  if (script?.type !== "chunk") throw new Error(`${entry} compiles to no script.`);
  return script.code.trim();
};
