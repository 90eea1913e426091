import { unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";
import { merchantPlugin, readBrand } from "../build/merchant.ts";

/** The core journeys in WebKit. */
export default mergeConfig(unitTests(["engines/*.engine.ts"]), {
  plugins: [merchantPlugin(await readBrand("volado"))],
  test: {
    retry: 1,
    globalSetup: "./engines/start-gateways.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
