import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 5_000;
const STEP_MS = 100;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const holderOf = async (file: string): Promise<number | undefined> => {
  const pid = Number(await readFile(file, "utf8").catch(() => ""));
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined;
};

/**
 * Keeps a second gateway away from a PGlite folder, which only one process may open. The lock of a killed process is
 * taken over; a living one is waited for a moment, because a restart in watch mode overlaps with the old process.
 *
 * @returns gives the folder free.
 * @throws Error naming the process that holds the folder.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = `${folder}.lock`;
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const holder = await holderOf(file);
    if (holder === undefined) break;
    if (Date.now() > deadline) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that gateway, or set VOLADO_DATA_DIR.`,
      );
    }
    await wait(STEP_MS);
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
};
