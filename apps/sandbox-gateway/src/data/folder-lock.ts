import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 5_000;
const STEP_MS = 100;

/** Contents of the locks that this process has written. */
const ours = new Set<string>();

/** Start time of a process (`/proc/<pid>/stat`, field 22), where available: a restarted container reuses ids. */
const beginOf = async (pid: number): Promise<string | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The second field is a name in brackets that may contain spaces, so fields are counted from its end.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** The living process that a lock names; undefined for a dead one or a reused id. */
const holderOf = async (file: string): Promise<number | undefined> => {
  const text = await readFile(file, "utf8").catch(() => "");
  const [number, begin] = text.split(" ");
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return ours.has(text) ? pid : undefined;
  if (!isAlive(pid)) return undefined;
  return begin === undefined || begin === "-" || begin === (await beginOf(pid)) ? pid : undefined;
};

const take = async (file: string, text: string): Promise<boolean> => {
  try {
    await writeFile(file, text, { flag: "wx" });
  } catch {
    return false;
  }
  // Two processes that find the same stale lock may both remove it, one of them a new lock: check again.
  await wait(STEP_MS);
  return (await readFile(file, "utf8").catch(() => "")) === text;
};

/**
 * Locks a PGlite folder, which only one process may open. The lock of a killed process is taken over; a living process
 * is waited for, because a restart in watch mode overlaps with the old one. @throws Error that names the lock's process
 */
export const lockFolder = async (folder: string, patienceMs = PATIENCE_MS): Promise<() => Promise<void>> => {
  const file = `${folder}.lock`;
  const text = `${process.pid} ${(await beginOf(process.pid)) ?? "-"} ${randomUUID()}`;
  const deadline = Date.now() + patienceMs;
  ours.add(text);
  while (!(await take(file, text))) {
    const holder = await holderOf(file);
    if (holder === undefined) {
      await rm(file, { force: true });
      continue;
    }
    if (Date.now() > deadline) {
      ours.delete(text);
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that gateway, or set VOLADO_DATA_DIR.`,
      );
    }
    await wait(STEP_MS);
  }
  return async () => {
    ours.delete(text);
    await rm(file, { force: true });
  };
};
