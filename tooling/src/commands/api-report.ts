import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTelling, untold } from "../checks/api-report/telling.ts";
import { REPORT, surfaceOf, writeReport } from "../checks/api-report/write-report.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { publishedPackages } from "../workspace/workspaces.ts";

// Writes the reports of what the built packages export anew. A surface that changed wants the name of the
// changeset that tells about it.
const [changeset] = process.argv.slice(2);

for (const workspace of publishedPackages(repositoryRoot)) {
  const file = join(workspace.directory, REPORT);
  const told = existsSync(file) ? readTelling(readFileSync(file, "utf8")) : undefined;
  const surface = surfaceOf(workspace);
  const { name, version } = workspace.manifest;
  const stands = told?.digest === surface.digest;
  const reason = stands
    ? undefined
    : changeset === undefined
      ? "which changeset tells about it? npx pnpm@12 api-report <name>"
      : untold(repositoryRoot, name, version, { changeset, since: version });
  if (reason !== undefined) {
    process.stderr.write(`${name} exports something else: ${reason}\n`);
    process.exitCode = 1;
    continue;
  }
  const telling = stands ? told : { digest: surface.digest, changeset: changeset ?? "", since: version };
  writeFileSync(file, writeReport(workspace, surface, telling));
  process.stdout.write(`${workspace.path}/${REPORT}\n`);
}
