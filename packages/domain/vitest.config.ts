import { unitTests } from "@volado/tooling/vitest";

export default unitTests();
