import { spawn } from "node:child_process";
import { once } from "node:events";
import { openAsBlob } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { getStatus } from "@volado/api-client/endpoints";
import { inject } from "vitest";
import * as z from "zod";
import type { DatabaseLocation } from "../data/database.ts";
import { readValue } from "./answer-value.ts";
import { type CalledGateway, callGateway } from "./call-gateway.ts";
import { testDatabase } from "./test-database.ts";
import { loginFields } from "./test-gateway.ts";

const unpack = async (dump: Blob, path: string): Promise<void> => {
  await mkdir(path, { recursive: true });
  const pglite = await PGlite.create({ dataDir: path, loadDataDir: dump });
  await pglite.close();
};

/**
 * A seeded database for a gateway in a separate process, and for the suite after that has ended: a folder, or a
 * database of the tests' PostgreSQL server.
 */
export const mainPlace = async () => {
  const template = inject("seededTemplate");
  if (template.kind === "database") {
    const { location, drop } = await testDatabase();
    if (location.kind !== "server") throw new Error("A seeded database is a server's.");
    return { location, env: { DATABASE_URL: location.url }, drop };
  }
  const folder = await mkdtemp(join(tmpdir(), "volado-main-"));
  const path = join(folder, "pglite");
  await unpack(await openAsBlob(template.path), path);
  const location: DatabaseLocation = { kind: "folder", path };
  return {
    location,
    env: { VOLADO_DATA_DIR: folder },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
};
export type MainPlace = Awaited<ReturnType<typeof mainPlace>>;

/** Logs a demo account in to a gateway at an address. */
export const logInto = async (url: string, username = "jugador") => {
  const fields = { merchantCode: "volado", platform: "M" };
  const status = await callGateway({ url, keys: () => [] }, { id: "getStatus", fields });
  const { encryptionKeys } = readValue(status, getStatus.response);
  const gateway: CalledGateway = { url, keys: () => encryptionKeys };
  const login = await callGateway(gateway, { id: "login", fields: loginFields({ username }) });
  return { gateway, token: readValue(login, z.object({ token: z.string() })).token };
};

/** Path of `main.ts`, with the flags of `pnpm start`. */
export const mainArguments = [
  "--conditions=@volado/source",
  "--disable-warning=ExperimentalWarning",
  fileURLToPath(new URL("../main.ts", import.meta.url)),
];

/** Starts `main.ts` as a separate process on a free port and waits until it is ready. @throws when it ends before */
export const startMain = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, mainArguments, {
    env: { PATH: process.env.PATH ?? "", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const url = /Ready in .* at (\S+)/.exec(output)?.[1];
      if (url !== undefined && output.includes("suspendido")) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The gateway ended before it was ready:\n${output}`)));
  });
  return {
    url: await ready,
    output: () => output,
    /** @returns exit code and signal */
    async end(signal: NodeJS.Signals) {
      const ended = once(child, "exit");
      child.kill(signal);
      return ended;
    },
  };
};
