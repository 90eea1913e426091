import { unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";
import { merchantPlugin, readBrand } from "../build/merchant.ts";

/** Journeys in WebKit and Firefox, side by side, each engine with its own gateway. */
export default mergeConfig(unitTests(["engines/*.engine.ts"]), {
  plugins: [merchantPlugin(await readBrand("volado"))],
  test: {
    // Each engine waits half of the time.
    maxWorkers: 2,
    globalSetup: "./engines/start-gateways.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
