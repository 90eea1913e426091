import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandFolder } from "@volado/tooling/brands";
import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { lightPasswordCost } from "./session/password-hash.ts";

type Variables = Readonly<Record<string, string>>;
const read = (variables: Variables) => readEnvironment(variables, "/data");
const folder = (path: string) => ({ kind: "folder", path });
const defaults = {
  port: 8080,
  database: folder("/data/pglite"),
  apiDelayMs: 0,
  brand: { code: "volado", name: "Volado", currency: "MXN" },
};

it.each<[Variables, object]>([
  [{}, defaults],
  [{ PORT: "", VOLADO_SLOT_GAMES: "", VOLADO_TRUST_PROXY: "", VOLADO_MERCHANT_CODE: "" }, defaults],
  [
    { PORT: "6601", VOLADO_SITE_DIR: "/site" },
    { port: 6601, siteDir: "/site" },
  ],
  [{ DATABASE_URL: "postgres://u@h/d" }, { database: { kind: "server", url: "postgres://u@h/d" } }],
  [{ VOLADO_SLOT_GAMES: "5000" }, { slotGames: 5_000 }],
  [
    { VOLADO_LIGHT_PASSWORDS: "1", VOLADO_API_DELAY_MS: "100" },
    { passwordCost: lightPasswordCost, apiDelayMs: 100 },
  ],
  [
    { VOLADO_ORIGIN: "https://demo.mx/", VOLADO_SITE_ORIGINS: "https://a.mx,https://b.mx" },
    { origin: "https://demo.mx", siteOrigins: ["https://a.mx", "https://b.mx"] },
  ],
  [{ VOLADO_DATA_DIR: "/other", DATABASE_URL: "" }, { database: folder("/other/pglite") }],
  [{ VOLADO_MERCHANT_CODE: "other" }, { brand: { code: "other" } }],
  [
    { VOLADO_BRAND_DIR: brandFolder("alba") },
    { brand: { code: "alba", currency: "PEN" }, database: folder("/data/pglite-alba") },
  ],
])("the environment %j", (variables, options) => {
  expect(read(variables)).toMatchObject({ ok: true, options });
});

it("every invalid field of a merchant.json is named", async () => {
  const broken = await mkdtemp(join(tmpdir(), "volado-brand-"));
  const merchant = { merchantCode: "x", currency: "pesos", timeZone: "Lima" };
  await writeFile(join(broken, "merchant.json"), JSON.stringify(merchant));
  const environment = read({ VOLADO_BRAND_DIR: broken });
  await rm(broken, { recursive: true });
  expect(environment).toMatchObject({
    problems: [
      expect.stringMatching(/merchant\.json: currency: must be/),
      expect.stringMatching(/merchant\.json: timeZone: must be/),
    ],
  });
});

it.each<[Variables, boolean]>([
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", VOLADO_ALLOW_PRODUCTION: "1" }, true],
  [{ NODE_ENV: "development" }, true],
])("the environment %j is accepted: %s", (variables, ok) => {
  expect(read(variables)).toMatchObject({ ok });
});

it.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["VOLADO_SLOT_GAMES", "many"],
  ["VOLADO_API_DELAY_MS", "-1"],
  ["VOLADO_TRUST_PROXY", "yes"],
])("the invalid variable %s=%s is named", (name, value) => {
  const environment = read({ [name]: value });
  expect(!environment.ok && environment.problems.join()).toContain(name);
});
