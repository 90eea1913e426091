import { mergeConfig } from "vitest/config";
import { sharedModules, unitTests } from "./src/presets/vitest.ts";

export default mergeConfig(unitTests(), { test: sharedModules });
