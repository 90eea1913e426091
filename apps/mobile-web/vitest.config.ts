import { unitTests } from "@volado/tooling/vitest";
import { mergeConfig } from "vitest/config";
import { merchantPlugin, readBrand } from "./build/merchant.ts";

/** Unit tests see the house brand. */
export default mergeConfig(
  unitTests([
    "src/**/*.test.ts",
    "src/**/*.test.tsx",
    "boot/**/*.test.ts",
    "build/**/*.test.ts",
    "worker/**/*.test.ts",
  ]),
  {
    plugins: [merchantPlugin(await readBrand("volado"))],
  },
);
