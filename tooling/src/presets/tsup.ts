import { defineConfig } from "tsup";

/**
 * The build of every published package: ESM JavaScript from the named entries, or from those of a record
 * under its keys. Types come from `tsc --emitDeclarationOnly`, because TypeScript 7 offers no compiler API to
 * tsup.
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
