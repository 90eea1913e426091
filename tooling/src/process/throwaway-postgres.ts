import { globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./ports.ts";
import { runOrThrow } from "./run.ts";

/** A temporary PostgreSQL server: the URL of its database, and a function that removes it. */
export type Cluster = { readonly url: string; readonly stop: () => Promise<void> };

const owner = "volado";

/** Program folder of the newest installed PostgreSQL, or undefined. */
export const findPostgres = (): string | undefined => {
  const newestFirst = (pattern: string): string[] =>
    globSync(pattern).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const [initdb] = [
    ...newestFirst("/usr/lib/postgresql/*/bin/initdb"),
    ...newestFirst("/opt/homebrew/opt/postgresql*/bin/initdb"),
    ...newestFirst("/usr/local/bin/initdb"),
  ];
  return initdb === undefined ? undefined : dirname(initdb);
};

const postgresUser = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number(await runOrThrow("id", [flag, "postgres"], { cwd: tmpdir() }));
  return { uid: await id("-u"), gid: await id("-g") };
};

/**
 * Starts an empty PostgreSQL cluster in a temporary folder on a free port, without durability. PostgreSQL refuses to
 * run as root, so root runs it as the user `postgres` of Debian's package.
 * @param programs the folder from {@link findPostgres}
 * @throws Error with PostgreSQL's output if it does not start
 */
export const startCluster = async (programs: string): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-postgres-"));
  const user = await postgresUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);

  const data = join(folder, "data");
  const port = await freePort();
  const server = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  const postgres = (program: string, ...args: string[]) =>
    runOrThrow(join(programs, program), args, { cwd: folder, ...(user !== undefined && { as: user }) });

  const remove = () => rm(folder, { recursive: true, force: true });

  const initdb = ["-D", data, "-U", owner, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  try {
    await postgres("initdb", ...initdb);
    await postgres("pg_ctl", "-D", data, "-o", server, "-l", join(folder, "server.log"), "-w", "start");
  } catch (error) {
    await remove();
    throw error;
  }

  return {
    url: `postgres://${owner}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      await remove();
    },
  };
};
