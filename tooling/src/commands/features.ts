import { featureListFile, filesOf, readFeatureList } from "../checks/features/feature-list.ts";
import { featurePages } from "../checks/features/feature-pages.ts";
import { followMoves, writePages } from "../checks/pages/write-pages.ts";
import { repositoryRoot } from "../workspace/root.ts";

// Writes the pages of features from their list. With --moved it first looks up in git where files went that the list
// names by an old path.
if (process.argv.includes("--moved"))
  followMoves([featureListFile], readFeatureList(repositoryRoot).capabilities.flatMap(filesOf));

writePages(featurePages(readFeatureList(repositoryRoot)));
