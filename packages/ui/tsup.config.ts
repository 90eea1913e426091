import { packageBuild } from "@volado/tooling/tsup";

export default packageBuild(["src/index.ts", "src/tokens/index.ts"]);
