import { clauseFile, filesOfClause, readClauses } from "../checks/clauses/clause-list.ts";
import { clausePages } from "../checks/clauses/clause-pages.ts";
import { followMoves, writePages } from "../checks/pages/write-pages.ts";
import { repositoryRoot } from "../workspace/root.ts";

// Writes the pages of clauses from their lists. With --moved it first looks up in git where files went that the lists
// name by an old path.
if (process.argv.includes("--moved")) {
  const sections = readClauses(repositoryRoot);
  followMoves(
    sections.map(({ section }) => clauseFile(section)),
    sections.flatMap(({ clauses }) => clauses.flatMap(filesOfClause)),
  );
}

writePages(clausePages(readClauses(repositoryRoot)));
