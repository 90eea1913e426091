import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../process/free-port.ts";
import { run, runOrThrow } from "../../process/run.ts";
import type { Check } from "../check.ts";
import { trackedFiles } from "../tracked-files.ts";
import { commandsIn } from "./commands.ts";

const guide = "docs/white-label.md";
/** The name that the guide's commands give to the new brand. */
const title = "<title>My Brand</title>";
/** Until when a started site has to answer, in milliseconds: it is built first. */
const patience = 240_000;

const isStart = (command: string): boolean => / start( |$)/.test(command);

/** The page that `origin` serves, once it does. */
const pageOf = async (origin: string, ended: () => boolean): Promise<string | undefined> => {
  const until = Date.now() + patience;
  while (Date.now() < until && !ended()) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok === true) return answer.text();
    await pause(500);
  }
  return undefined;
};

/** Runs the guide's `start`, which doesn't end by itself, until its page has come. */
const started = async (command: string, cwd: string): Promise<readonly string[]> => {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, VOLADO_DATA_DIR: join(cwd, ".volado"), VOLADO_MERCHANT: "" };
  const child = spawn("sh", ["-c", command], { cwd, env, stdio: "ignore", detached: true });
  const ending = once(child, "exit");
  const page = await pageOf(`http://localhost:${port}/`, () => child.exitCode !== null);
  // The shell, pnpm, the command and the gateway are one group.
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  await ending;
  if (page === undefined) return [`${guide}: "${command}" served no page`];
  return page.includes(title) ? [] : [`${guide}: "${command}" served a page without ${title}`];
};

/** The guide's commands, typed one after the other in a fresh checkout of the files under `root`, give a new brand that runs. */
export const guideRuns: Check = async (root) => {
  const folder = await mkdtemp(join(tmpdir(), "volado-guide-"));
  try {
    for (const file of await trackedFiles(root, ["."])) await cp(join(root, file), join(folder, file));
    await runOrThrow("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder });

    const problems: string[] = [];
    const commands = commandsIn(await readFile(join(folder, guide), "utf8"));
    if (!commands.some(isStart)) problems.push(`${guide}: no command starts a site`);
    for (const command of commands) {
      const here = command.replace("npx pnpm@12", "pnpm");
      if (isStart(command)) {
        problems.push(...(await started(here, folder)));
        continue;
      }
      const { code, output } = await run("sh", ["-c", here], { cwd: folder });
      if (code !== 0) problems.push(`${guide}: "${command}" ended with ${code}:\n${output}`);
    }
    return { problems };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
