import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasReport, REPORT, writeReport } from "../checks/api-report/write-report.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { publishedPackages } from "../workspace/workspaces.ts";

// Writes the reports of what the built packages export anew.
for (const workspace of publishedPackages(repositoryRoot).filter(hasReport)) {
  writeFileSync(join(workspace.directory, REPORT), writeReport(workspace));
  process.stdout.write(`${workspace.path}/${REPORT}\n`);
}
