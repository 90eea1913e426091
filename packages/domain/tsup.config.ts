import { packageBuild } from "@volado/tooling/tsup";

export default packageBuild(["src/index.ts", "src/*/index.ts"]);
