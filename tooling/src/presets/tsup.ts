import { defineConfig } from "tsup";

/**
 * Build configuration of the published packages: ESM JavaScript from the given entries, or under the keys of a record.
 * Types are emitted by `tsc --emitDeclarationOnly`, because TypeScript 7 has no compiler API for tsup.
 */
export const packageBuild = (entries: string[] | Record<string, string>) =>
  defineConfig({
    entry: entries,
    outDir: "dist",
    format: "esm",
    target: "es2022",
    splitting: true,
    clean: true,
    dts: false,
    sourcemap: true,
  });
