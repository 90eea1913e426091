import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const read = (variables: Readonly<Record<string, string>>) => readEnvironment(variables, "/data");

describe("the environment", () => {
  it("may be empty", () => {
    expect(read({})).toMatchObject({
      ok: true,
      options: { port: 8080, database: { kind: "folder", path: "/data/pglite" }, apiDelayMs: 0 },
    });
  });

  it("chooses server, folder, site and port", () => {
    expect(
      read({
        PORT: "6601",
        DATABASE_URL: "postgres://u@h/d",
        VOLADO_SITE_DIR: "/site",
        VOLADO_SLOT_GAMES: "5000",
        VOLADO_API_DELAY_MS: "100",
        VOLADO_SITE_ORIGINS: "https://a.mx,https://b.mx",
      }),
    ).toMatchObject({
      options: {
        port: 6601,
        database: { kind: "server", url: "postgres://u@h/d" },
        siteDir: "/site",
        slotGames: 5_000,
        apiDelayMs: 100,
        siteOrigins: ["https://a.mx", "https://b.mx"],
      },
    });
    expect(read({ VOLADO_DATA_DIR: "/other", DATABASE_URL: "" })).toMatchObject({
      options: { database: { kind: "folder", path: "/other/pglite" } },
    });
  });

  it("is refused in production unless that is really wanted", () => {
    expect(read({ NODE_ENV: "production" })).toMatchObject({ ok: false });
    expect(read({ NODE_ENV: "production", VOLADO_ALLOW_PRODUCTION: "1" })).toMatchObject({ ok: true });
    expect(read({ NODE_ENV: "development" })).toMatchObject({ ok: true });
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
