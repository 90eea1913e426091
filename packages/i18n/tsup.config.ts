import { packageBuild } from "@volado/tooling/tsup";

export default packageBuild(["src/index.ts", "src/brand-texts.ts", "src/page-notes.ts"]);
