import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { orSay, PlainFailure } from "../process/plain-failure.ts";
import { requirePort } from "../process/require-port.ts";
import { runTogether } from "../process/run-together.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { brandFromArguments } from "./brand.ts";
import { gatewayCommand } from "./gateway-command.ts";

const port = process.env.PORT || "8080";

const build = async (): Promise<void> => {
  const words = ["run", "build", "--filter=@volado/mobile-web", "--output-logs=errors-only"];
  const turbo = spawn("turbo", words, { cwd: repositoryRoot, stdio: "inherit" });
  const [code] = await once(turbo, "exit");
  if (code !== 0)
    throw new PlainFailure("The site could not be built: mend what is named above and start again.");
};

await orSay(async () => {
  // The build and the gateway both read it.
  process.env.VOLADO_MERCHANT = brandFromArguments(process.argv.slice(2), repositoryRoot);
  // Before the build, for which nobody should wait in vain.
  await requirePort(port, process.env.HOST || "127.0.0.1");

  // Turbo answers from its cache when no source has changed, so a second start builds nothing.
  process.stdout.write("Building the site (only when its sources changed) …\n");
  await build();

  process.exitCode = await runTogether([
    gatewayCommand({ port, env: { VOLADO_SITE_DIR: join(repositoryRoot, "apps/mobile-web/dist") } }),
  ]);
});
