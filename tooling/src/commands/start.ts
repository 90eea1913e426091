import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { brandFromArguments, gatewayCommand } from "../gateway-command.ts";
import { requirePort } from "../process/ports.ts";
import { PlainFailure, runTogether } from "../process/run.ts";
import { repositoryRoot } from "../workspaces.ts";

const port = process.env.PORT || "8080";

const build = async (): Promise<void> => {
  const args = ["run", "build", "--filter=@volado/mobile-web", "--output-logs=errors-only"];
  const turbo = spawn("turbo", args, { cwd: repositoryRoot, stdio: "inherit" });
  const [code] = await once(turbo, "exit");
  if (code !== 0) throw new PlainFailure("The build failed: fix the errors above and start again.");
};

try {
  // Read by the build and the gateway.
  process.env.VOLADO_MERCHANT = brandFromArguments(process.argv.slice(2), repositoryRoot);
  // Checked before the build, so that it fails fast.
  await requirePort(port, process.env.HOST || "127.0.0.1");

  // Turbo's cache skips the build if no source has changed.
  process.stdout.write("Building the site (only when its sources changed) …\n");
  await build();

  process.exitCode = await runTogether([
    gatewayCommand({ port, env: { VOLADO_SITE_DIR: join(repositoryRoot, "apps/mobile-web/dist") } }),
  ]);
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
