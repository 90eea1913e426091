import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";
import { merchantPlugin, readBrand } from "./build/merchant.ts";

const include = ["src", "boot", "build", "worker"].map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** Tests that ask for a document in the first line of their file. */
const inDocument = globSync(include, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").startsWith("// @vitest-environment jsdom"),
);

/**
 * Unit tests use the house brand. Document tests run in workers that load jsdom once, each with a document and module
 * state of its own; the others share their modules. Each halves its time.
 */
export default mergeConfig(unitTests([]), {
  plugins: [merchantPlugin(await readBrand("volado"))],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "document",
          include: inDocument,
          pool: "vmThreads",
          setupFiles: ["src/shared/testing/long-waits.ts", "src/shared/testing/browser-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "rules",
          include,
          exclude: inDocument,
          setupFiles: ["src/shared/testing/long-waits.ts"],
          ...sharedModules,
        },
      },
    ],
  },
});
