import { defineConfig } from "vitest/config";

const fromSource = { resolve: { conditions: ["@volado/source"] } };

/** Also writes JSON, named after the package script that runs the tests, which `pnpm test` adds up. */
export const reporters: ["default", ["json", { outputFile: string }]] = [
  "default",
  ["json", { outputFile: `node_modules/.reports/${process.env.npm_lifecycle_event ?? "vitest"}.json` }],
];

/**
 * Unit tests of a package: packages resolve to their sources, so nothing has to be built first.
 * `__vitest__` is the environment of the global setup, which has its own resolve conditions, like SSR.
 */
export const unitTests = (include: readonly string[] = ["src/**/*.test.ts", "src/**/*.test.tsx"]) =>
  defineConfig({
    ...fromSource,
    ssr: fromSource,
    environments: { __vitest__: fromSource },
    // By default Vitest leaves one core free; on two cores a single worker would run everything.
    test: { include: [...include], environment: "node", testTimeout: 20_000, maxWorkers: "100%", reporters },
  });

/**
 * For tests without module state: their files share loaded modules. Under Stryker each has its own, since a
 * mutant may be in code that runs on load.
 */
export const sharedModules = { isolate: process.env.STRYKER_MUTATOR_WORKER !== undefined };
