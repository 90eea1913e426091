import { sharedModules, unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";

/** It puts a module of its own in the place of one that all others use. */
const alone = ["src/reference.test.ts"];

/** The modules keep nothing: all other files share them, which halves the time. */
export default mergeConfig(unitTests([]), {
  test: {
    setupFiles: ["test-server/long-waits.ts"],
    projects: [
      { extends: true, test: { name: "reference", include: alone } },
      {
        extends: true,
        test: { name: "calls", include: ["src/**/*.test.ts"], exclude: alone, ...sharedModules },
      },
    ],
  },
});
