import { join } from "node:path";
import { brandFromArguments, gatewayCommand } from "../gateway-command.ts";
import { runTogether } from "../process/run.ts";
import { repositoryRoot } from "../workspaces.ts";

// Read by the site and the gateway.
process.env.VOLADO_MERCHANT = brandFromArguments(process.argv.slice(2), repositoryRoot);

const sitePort = process.env.PORT ?? "8080";
const gatewayPort = process.env.VOLADO_GATEWAY_PORT ?? "8788";

process.exitCode = await runTogether([
  gatewayCommand({ port: gatewayPort, watch: true }),
  {
    command: "pnpm",
    args: ["run", "dev"],
    cwd: join(repositoryRoot, "apps/mobile-web"),
    env: { PORT: sitePort, VOLADO_GATEWAY_URL: `http://localhost:${gatewayPort}` },
  },
]);
