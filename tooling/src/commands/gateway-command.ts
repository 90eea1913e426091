import { join } from "node:path";
import type { Command } from "../process/run-together.ts";
import { repositoryRoot } from "../workspace/root.ts";

/** What differs between the ways the sandbox gateway is started. */
export type GatewayOptions = {
  readonly port: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Restart when a source changes. */
  readonly watch?: boolean;
};

/** The sandbox gateway run from its sources; its data stay in `.volado/` unless `VOLADO_DATA_DIR` says otherwise. */
export const gatewayCommand = ({ port, env, watch = false }: GatewayOptions): Command => ({
  command: process.execPath,
  args: [
    "--conditions=@volado/source",
    "--disable-warning=ExperimentalWarning",
    ...(watch ? ["--watch"] : []),
    "src/main.ts",
  ],
  cwd: join(repositoryRoot, "apps/sandbox-gateway"),
  env: {
    VOLADO_DATA_DIR: process.env.VOLADO_DATA_DIR ?? join(repositoryRoot, ".volado"),
    ...env,
    PORT: port,
  },
});
