import { packageBuild } from "@volado/tooling/tsup";

/** Every endpoint, schema and query file is an entry, so that a front end bundles only what it uses. */
export default packageBuild([
  "src/index.ts",
  "src/crypto/index.ts",
  "src/testing/index.ts",
  "src/conformance/{index,command}.ts",
  "src/{endpoints,query,schemas}/*.ts",
  "!src/**/*.test.ts",
]);
