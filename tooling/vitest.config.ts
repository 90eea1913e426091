import { unitTests } from "./src/presets/vitest.ts";

export default unitTests();
