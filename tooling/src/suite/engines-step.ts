import { join } from "node:path";
import { missingPackages } from "../webdriver/engine-programs.ts";
import { runTests } from "./runner-step.ts";
import type { Step } from "./step.ts";

/**
 * The journeys that matter most, in WebKit and Firefox. Without their packages: a failure in CI, a loud note elsewhere.
 */
export const journeysInOtherEngines = (root: string): Step => ({
  name: "engines",
  title: "journeys in WebKit and Firefox",
  needs: ["build"],
  light: true,
  seconds: 190,
  run: async () => {
    const missing = missingPackages();
    if (missing.length > 0) {
      const failed = process.env.CI === undefined ? 0 : 1;
      const cure = `Debian: apt-get install ${missing.join(" ")}`;
      return { passed: 0, failed, note: `  NOT RUN: journeys were walked in Chromium only (${cure}).` };
    }
    return runTests({ runner: "vitest", directory: join(root, "apps/mobile-web"), script: "test:engines" });
  },
});
