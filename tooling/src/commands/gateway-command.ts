import { join } from "node:path";
import { brandFolder } from "../brands/brands.ts";
import type { Command } from "../process/run-together.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { brandName } from "./brand.ts";

/** What differs between the ways the sandbox gateway is started. */
export type GatewayOptions = {
  readonly port: string;
  /** Folder of the brand that it answers for. @default the one that VOLADO_MERCHANT names */
  readonly brand?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Restart when a source changes. */
  readonly watch?: boolean;
};

/**
 * The sandbox gateway run from its sources, for a brand: it reads code, name, currency and the rest from
 * that brand's folder. Its data stay in `.volado/` unless `VOLADO_DATA_DIR` says otherwise.
 */
export const gatewayCommand = (
  { port, brand = brandName(), env, watch = false }: GatewayOptions,
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
    VOLADO_BRAND_DIR: brandFolder(brand, root),
    ...env,
    PORT: port,
  },
});
