import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandFolder } from "@volado/tooling/brands";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { lightPasswordCost } from "./session/password.ts";

const read = (variables: Readonly<Record<string, string>>) => readEnvironment(variables, "/data");

describe("the environment", () => {
  it("may be empty", () => {
    expect(read({})).toMatchObject({
      ok: true,
      options: {
        port: 8080,
        database: { kind: "folder", path: "/data/pglite" },
        apiDelayMs: 0,
      },
    });
  });

  it("chooses server, folder, site and port", () => {
    expect(
      read({
        PORT: "6601",
        DATABASE_URL: "postgres://u@h/d",
        VOLADO_SITE_DIR: "/site",
        VOLADO_SLOT_GAMES: "5000",
        VOLADO_LIGHT_PASSWORDS: "1",
        VOLADO_API_DELAY_MS: "100",
        VOLADO_ORIGIN: "https://demo.mx/",
        VOLADO_SITE_ORIGINS: "https://a.mx,https://b.mx",
      }),
    ).toMatchObject({
      options: {
        port: 6601,
        database: { kind: "server", url: "postgres://u@h/d" },
        siteDir: "/site",
        slotGames: 5_000,
        passwordCost: lightPasswordCost,
        apiDelayMs: 100,
        origin: "https://demo.mx",
        siteOrigins: ["https://a.mx", "https://b.mx"],
      },
    });
    expect(read({ VOLADO_DATA_DIR: "/other", DATABASE_URL: "" })).toMatchObject({
      options: { database: { kind: "folder", path: "/other/pglite" } },
    });
  });

  it("serves the house's own brand, under another code where there is one", () => {
    expect(read({})).toMatchObject({
      options: { brand: { code: "volado", name: "Volado", currency: "MXN" } },
    });
    expect(read({ VOLADO_MERCHANT_CODE: "other" })).toMatchObject({ options: { brand: { code: "other" } } });
  });

  it.each([
    ["volado", "volado", "/data/pglite", "MXN"],
    ["alba", "alba", "/data/pglite-alba", "PEN"],
    ["verbena", "verbena", "/data/pglite-verbena", "COP"],
  ])("reads the folder of %s, and keeps its data apart", (folder, code, path, currency) => {
    expect(read({ VOLADO_BRAND_DIR: brandFolder(folder) })).toMatchObject({
      options: { brand: { code, currency }, database: { kind: "folder", path } },
    });
  });

  it("names every field of a merchant.json that can't be used", async () => {
    const folder = await mkdtemp(join(tmpdir(), "volado-brand-"));
    await writeFile(
      join(folder, "merchant.json"),
      '{ "merchantCode": "x", "currency": "pesos", "timeZone": "Lima" }',
    );
    const environment = read({ VOLADO_BRAND_DIR: folder });
    await rm(folder, { recursive: true });
    expect(!environment.ok && environment.problems).toEqual([
      expect.stringMatching(/merchant\.json: currency: must be/),
      expect.stringMatching(/merchant\.json: timeZone: must be/),
    ]);
  });

  it("is refused in production unless that is really wanted", () => {
    expect(read({ NODE_ENV: "production" })).toMatchObject({ ok: false });
    expect(read({ NODE_ENV: "production", VOLADO_ALLOW_PRODUCTION: "1" })).toMatchObject({ ok: true });
    expect(read({ NODE_ENV: "development" })).toMatchObject({ ok: true });
  });

  it("takes an empty variable for none", () => {
    const empty = { PORT: "", VOLADO_SLOT_GAMES: "", VOLADO_TRUST_PROXY: "", VOLADO_MERCHANT_CODE: "" };
    expect(read(empty)).toEqual(read({}));
    expect(read({})).toMatchObject({ options: { port: 8080 } });
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["VOLADO_SLOT_GAMES", "many"],
    ["VOLADO_API_DELAY_MS", "-1"],
    ["VOLADO_TRUST_PROXY", "yes"],
  ])("names a variable that makes no sense: %s=%s", (name, value) => {
    const environment = read({ [name]: value });
    expect(environment.ok).toBe(false);
    expect(!environment.ok && environment.problems.join()).toContain(name);
  });
});
