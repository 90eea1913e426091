import { openAsBlob } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { getStatus } from "@volado/api-client/endpoints";
import { inject } from "vitest";
import * as z from "zod";
import type { DatabaseLocation } from "../data/database.ts";
import { readValue } from "./answer-value.ts";
import { type CalledGateway, callGateway } from "./call-gateway.ts";
import { testDatabase } from "./test-database.ts";
import { loginFields } from "./test-gateway.ts";

/** A database of the suite's own that a gateway of its own process uses, and the suite when that process has ended. */
export interface MainPlace {
  readonly location: DatabaseLocation;
  /** What the process is started with to use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
}

/** Writes a dumped database into an empty folder. */
const unpack = async (dump: Blob, path: string): Promise<void> => {
  await mkdir(path, { recursive: true });
  const pglite = await PGlite.create({ dataDir: path, loadDataDir: dump });
  await pglite.close();
};

/**
 * Makes room for a gateway of its own process, with the seeded world in it: a folder, or a database of the server that
 * the tests run on.
 */
export const mainPlace = async (): Promise<MainPlace> => {
  const template = inject("seededTemplate");
  if (template.kind === "database") {
    const { location, drop } = await testDatabase();
    if (location.kind !== "server") throw new Error("A seeded database is a server's.");
    return { location, env: { DATABASE_URL: location.url }, drop };
  }
  const folder = await mkdtemp(join(tmpdir(), "volado-main-"));
  const path = join(folder, "pglite");
  await unpack(await openAsBlob(template.path), path);
  return {
    location: { kind: "folder", path },
    env: { VOLADO_DATA_DIR: folder },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Logs the demo member into a gateway that is known by its address alone. */
export const logInto = async (
  url: string,
): Promise<{ readonly gateway: CalledGateway; readonly token: string }> => {
  const fields = { merchantCode: "volado", platform: "M" };
  const status = await callGateway({ url, keys: () => [] }, { id: "getStatus", fields });
  const { encryptionKeys } = readValue(status, getStatus.response);
  const gateway = { url, keys: () => encryptionKeys };
  const login = await callGateway(gateway, { id: "login", fields: loginFields() });
  return { gateway, token: readValue(login, z.object({ token: z.string() })).token };
};
