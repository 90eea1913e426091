import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brandFolder, brandsFolder, HOUSE_BRAND } from "./brands.ts";
import { type Command, PlainFailure } from "./process/run.ts";
import { repositoryRoot } from "./workspaces.ts";

/** The brand that is built and served: `VOLADO_MERCHANT`, or the house's own. */
export const brandName = (): string => process.env.VOLADO_MERCHANT || HOUSE_BRAND;

/**
 * The brand that a command was asked for: `--merchant <name>` before {@link brandName}.
 *
 * @param args what stands after the command's name
 * @throws PlainFailure for a brand without a folder, Error for another option
 */
export const brandFromArguments = (args: readonly string[], root: string): string => {
  const { values } = parseArgs({ args: [...args], options: { merchant: { type: "string" } } });
  const brand = values.merchant ?? brandName();
  if (!existsSync(join(brandFolder(brand, root), "merchant.json")))
    throw new PlainFailure(`There is no brand "${brand}": ${brandsFolder} has no folder of that name.`);
  return brand;
};

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
