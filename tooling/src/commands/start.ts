import { join } from "node:path";
import { runOrThrow } from "../process/run.ts";
import { runTogether } from "../process/run-together.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { brandFromArguments } from "./brand.ts";
import { gatewayCommand } from "./gateway-command.ts";

// The build and the gateway both read it.
process.env.VOLADO_MERCHANT = brandFromArguments(process.argv.slice(2), repositoryRoot);

// Turbo answers from its cache when no source has changed, so a second start builds nothing.
process.stdout.write("Building the site (only when its sources changed) …\n");
await runOrThrow("turbo", ["run", "build", "--filter=@volado/mobile-web"], { cwd: repositoryRoot });

process.exitCode = await runTogether([
  gatewayCommand({
    port: process.env.PORT ?? "8080",
    env: { VOLADO_SITE_DIR: join(repositoryRoot, "apps/mobile-web/dist") },
  }),
]);
