import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brandFolder, brandsFolder, DEFAULT_BRAND } from "./brands.ts";
import { type Command, PlainFailure } from "./process/run.ts";
import { repositoryRoot } from "./workspaces.ts";

/** The brand to build and serve: `VOLADO_MERCHANT`, or the default brand. */
export const brandName = (): string => process.env.VOLADO_MERCHANT || DEFAULT_BRAND;

/**
 * The brand of a command: `--merchant <name>`, or {@link brandName}.
 * @param args the arguments after the command's name
 * @throws PlainFailure for a brand without a folder, Error for another option
 */
export const brandFromArguments = (args: readonly string[], root: string): string => {
  const { values } = parseArgs({ args: [...args], options: { merchant: { type: "string" } } });
  const brand = values.merchant ?? brandName();
  if (!existsSync(join(brandFolder(brand, root), "merchant.json")))
    throw new PlainFailure(`There is no brand "${brand}": ${brandsFolder} has no folder of that name.`);
  return brand;
};

/** Options for starting the sandbox gateway. */
export type GatewayOptions = {
  readonly port: string;
  /** Brand folder. Defaults to the brand named by VOLADO_MERCHANT. */
  readonly brand?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Restarts on source changes. */
  readonly watch?: boolean;
};

/**
 * The command that runs the sandbox gateway from source for a brand, whose folder provides code, name, currency and
 * the rest. Data is stored in `.volado/` unless `VOLADO_DATA_DIR` is set.
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
