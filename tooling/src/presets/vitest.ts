import { defineConfig } from "vitest/config";

/** Unit tests of a package: packages resolve to their sources, so nothing has to be built first. */
export const unitTests = (include: readonly string[] = ["src/**/*.test.ts", "src/**/*.test.tsx"]) =>
  defineConfig({
    resolve: { conditions: ["@volado/source"] },
    ssr: { resolve: { conditions: ["@volado/source"] } },
    test: { include: [...include], environment: "node", testTimeout: 20_000 },
  });
