import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { billOfMaterials } from "../release/bill-of-materials.ts";
import { publishEnvironment } from "../release/publish-environment.ts";
import { whyNoRehearsal, whyNotReady } from "../release/readiness.ts";
import { repositoryAddress } from "../release/repository-address.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { publishedPackages } from "../workspace/workspaces.ts";

// Publishes what `changeset version` has numbered, from a clean checkout on which the whole suite has passed,
// with the repository's address in each manifest. `--dry-run` rehearses it from any checkout, and only
// against a registry on this machine.
const isRehearsal = process.argv.includes("--dry-run");

const succeeds = async (
  words: readonly string[],
  added: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const child = spawn("pnpm", [...words], {
    cwd: repositoryRoot,
    env: { ...process.env, ...added },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  return code === 0;
};

/** Writes `.volado/bill-of-materials.cdx.json`, to go with the release's notes. */
const writeBill = async (): Promise<void> => {
  const bill = billOfMaterials(publishedPackages(repositoryRoot), Date.now());
  await mkdir(join(repositoryRoot, ".volado"), { recursive: true });
  await writeFile(
    join(repositoryRoot, ".volado/bill-of-materials.cdx.json"),
    `${JSON.stringify(bill, undefined, 2)}\n`,
  );
};

const { url, problem } = repositoryAddress(process.env);
const reason =
  problem ??
  (isRehearsal ? whyNoRehearsal(process.env.npm_config_registry) : await whyNotReady(repositoryRoot));

if (url === undefined || reason !== undefined) {
  process.stderr.write(`Nothing was published: ${reason}\n`);
  process.exitCode = 2;
} else {
  await writeBill();
  const publish = ["exec", "changeset", "publish", ...(isRehearsal ? ["--no-git-tag"] : [])];
  const released =
    (await succeeds(["exec", "turbo", "run", "build"], {})) &&
    (await succeeds(publish, publishEnvironment(url, process.env)));
  process.exitCode = released ? 0 : 1;
}
