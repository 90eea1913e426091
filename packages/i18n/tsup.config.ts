import { packageBuild } from "@volado/tooling/tsup";

export default packageBuild(["src/index.ts", "src/brand-texts/index.ts", "src/page-notes.ts"]);
