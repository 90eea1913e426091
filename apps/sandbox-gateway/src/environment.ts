import { join, resolve } from "node:path";
import { parseMerchantConfig } from "@volado/config";
import * as z from "zod";
import { type Brand, brandOf, houseBrand, type ReadBrand, readBrand } from "./brand/brand.ts";
import { defaultLimits, type GatewayOptions } from "./options.ts";
import { defaultPasswordCost, lightPasswordCost } from "./session/password-hash.ts";

const flag = z
  .enum(["0", "1"])
  .optional()
  .transform((value) => value === "1");

const schema = z.object({
  NODE_ENV: z.string().optional(),
  VOLADO_ALLOW_PRODUCTION: flag,
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default("127.0.0.1"),
  DATABASE_URL: z.string().optional(),
  VOLADO_DATA_DIR: z.string().optional(),
  VOLADO_SITE_DIR: z.string().optional(),
  VOLADO_LIGHT_PASSWORDS: flag,
  VOLADO_SLOT_GAMES: z.coerce.number().int().min(0).max(50_000).default(0),
  VOLADO_API_DELAY_MS: z.coerce.number().int().min(0).max(30_000).default(0),
  VOLADO_CALLS_PER_SECOND: z.coerce.number().int().min(1).max(100_000).default(60),
  VOLADO_BRAND_DIR: z.string().optional(),
  VOLADO_MERCHANT_CODE: z.string().optional(),
  VOLADO_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  VOLADO_SITE_ORIGINS: z.string().default(""),
  VOLADO_TRUST_PROXY: flag,
  VOLADO_CONSOLE_REMOTE: flag,
});

export type Environment =
  | { readonly ok: true; readonly options: Partial<GatewayOptions> }
  | { readonly ok: false; readonly problems: readonly string[] };

const refusal =
  "This is a development gateway and NODE_ENV is production. It holds play money, public passwords and an open console. " +
  "Set VOLADO_ALLOW_PRODUCTION=1 if that is really what you want.";

type Variables = z.infer<typeof schema>;

/** The brand of the named folder, or the default one; with another merchant code when one is set. */
const brandOfEnvironment = ({
  VOLADO_BRAND_DIR: folder,
  VOLADO_MERCHANT_CODE: code,
}: Variables): ReadBrand => {
  if (folder !== undefined) return readBrand(resolve(folder), code);
  const brand = code === undefined ? houseBrand : brandOf(parseMerchantConfig({ merchantCode: code }));
  return { ok: true, brand };
};

/** Each brand has its own database. That of the default brand has no suffix. */
const folderOf = ({ slug }: Brand): string => (slug === houseBrand.slug ? "pglite" : `pglite-${slug}`);

/**
 * Reads the environment variables of `main.ts`; an empty variable counts as unset.
 * @param dataDir default of VOLADO_DATA_DIR
 */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Environment => {
  const filled = Object.entries(variables).filter(([, value]) => value !== "");
  const parsed = schema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return { ok: false, problems };
  }
  const env = parsed.data;
  if (env.NODE_ENV === "production" && !env.VOLADO_ALLOW_PRODUCTION)
    return { ok: false, problems: [refusal] };
  const read = brandOfEnvironment(env);
  if (!read.ok) return read;
  const { brand } = read;
  const data = resolve(env.VOLADO_DATA_DIR ?? dataDir);
  return {
    ok: true,
    options: {
      port: env.PORT,
      host: env.HOST,
      database:
        env.DATABASE_URL === undefined
          ? { kind: "folder", path: join(data, folderOf(brand)) }
          : { kind: "server", url: env.DATABASE_URL },
      siteDir: env.VOLADO_SITE_DIR === undefined ? undefined : resolve(env.VOLADO_SITE_DIR),
      slotGames: env.VOLADO_SLOT_GAMES,
      passwordCost: env.VOLADO_LIGHT_PASSWORDS ? lightPasswordCost : defaultPasswordCost,
      apiDelayMs: env.VOLADO_API_DELAY_MS,
      limits: {
        ...defaultLimits,
        calls: { burst: env.VOLADO_CALLS_PER_SECOND * 10, perSecond: env.VOLADO_CALLS_PER_SECOND },
      },
      brand,
      origin: env.VOLADO_ORIGIN,
      siteOrigins: env.VOLADO_SITE_ORIGINS.split(",").filter((origin) => origin !== ""),
      trustProxy: env.VOLADO_TRUST_PROXY,
      consoleRemote: env.VOLADO_CONSOLE_REMOTE,
    },
  };
};
