import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPORTS } from "../checks/api-report/api-reports.ts";
import { surfaceOf } from "../checks/api-report/surface.ts";
import { readTold, TOLD, untold } from "../checks/api-report/told.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { publishedPackages } from "../workspace/workspaces.ts";

// Writes the reports of what the built packages export anew. A surface that changed wants the name of the
// changeset that tells about it.
const [changeset] = process.argv.slice(2);

for (const workspace of publishedPackages(repositoryRoot)) {
  const { name, version } = workspace.manifest;
  const folder = join(workspace.directory, REPORTS);
  const { digest, reports, files } = surfaceOf(workspace);
  if (readTold(folder)?.digest === digest) continue;
  const reason =
    changeset === undefined
      ? "which changeset tells about it? npx -y pnpm@12 api-report <name>"
      : untold(repositoryRoot, name, version, { changeset, since: version });
  if (reason !== undefined) {
    process.stderr.write(`${name} exports something else: ${reason}\n`);
    process.exitCode = 1;
    continue;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
  writeFileSync(
    join(folder, TOLD),
    `${JSON.stringify({ digest, changeset, since: version, files }, null, 2)}\n`,
  );
  process.stdout.write(`${workspace.path}/${REPORTS}\n`);
}
