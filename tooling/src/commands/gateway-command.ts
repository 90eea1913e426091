import { join } from "node:path";
import type { Command } from "../process/run-together.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { brandName, merchantCodeOf } from "./brand.ts";

/** What differs between the ways the sandbox gateway is started. */
export type GatewayOptions = {
  readonly port: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Restart when a source changes. */
  readonly watch?: boolean;
};

/**
 * The sandbox gateway run from its sources, for the brand that `VOLADO_MERCHANT` names; its data stay in
 * `.volado/` unless `VOLADO_DATA_DIR` says otherwise.
 */
export const gatewayCommand = (
  { port, env, watch = false }: GatewayOptions,
  root: string = repositoryRoot,
): Command => ({
  command: process.execPath,
  args: [
    "--conditions=@volado/source",
    "--disable-warning=ExperimentalWarning",
    ...(watch ? ["--watch"] : []),
    "src/main.ts",
  ],
  cwd: join(root, "apps/sandbox-gateway"),
  env: {
    VOLADO_DATA_DIR: process.env.VOLADO_DATA_DIR ?? join(root, ".volado"),
    VOLADO_MERCHANT_CODE: process.env.VOLADO_MERCHANT_CODE ?? merchantCodeOf(root, brandName()),
    ...env,
    PORT: port,
  },
});
