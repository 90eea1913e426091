import { unitTests } from "@volado/tooling/vitest";

export default unitTests(["src/**/*.test.ts", "src/**/*.test.tsx", "build/**/*.test.ts"]);
