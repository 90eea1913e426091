import { packageBuild } from "@volado/tooling/tsup";

export default packageBuild({
  index: "src/index.ts",
  "tokens/index": "src/tokens/index.ts",
  "theme/index": "src/theme/index.ts",
  "volado-theme": "scripts/volado-theme.ts",
});
