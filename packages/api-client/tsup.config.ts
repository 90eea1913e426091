import { packageBuild } from "@volado/tooling/tsup";

export default packageBuild([
  "src/index.ts",
  "src/endpoints/index.ts",
  "src/query/index.ts",
  "src/crypto/index.ts",
  "src/testing/index.ts",
]);
