import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../process/free-port.ts";
import { run, runOrThrow } from "../../process/run.ts";
import type { Check } from "../check.ts";
import { trackedFiles } from "../tracked-files.ts";
import { type GuideStep, stepsIn } from "./steps.ts";

const guide = "docs/white-label.md";
/** What the guide's brand makes of the site, and where that is seen. */
const signs: readonly { readonly what: string; readonly at: RegExp | string; readonly shows: string }[] = [
  { what: "its name", at: "/", shows: "<title>My Brand</title>" },
  { what: "its words", at: "/", shows: "La casa de las flores." },
  { what: "its logo", at: "/logo.svg", shows: "<title>My Brand</title>" },
  { what: "its name on home screens", at: "/manifest.webmanifest", shows: '"My Brand"' },
  { what: "its corners", at: "/", shows: "--vo-button-radius:10px" },
  { what: "its currency", at: /(?:src|href)="(\/[^"]+\.js)"/g, shows: "PEN" },
];

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

/** What of the brand isn't seen on the site at `origin`, whose page is `page`. */
const missingSigns = async (origin: string, page: string): Promise<readonly string[]> => {
  const textsAt = async (at: RegExp | string): Promise<readonly string[]> => {
    const paths = typeof at === "string" ? [at] : Array.from(page.matchAll(at), ([, path = "/"]) => path);
    return Promise.all(paths.map(async (path) => (await fetch(new URL(path, origin))).text()));
  };
  const seen = await Promise.all(
    signs.map(async ({ at, shows }) => (await textsAt(at)).some((text) => text.includes(shows))),
  );
  return signs.filter((_, index) => seen[index] === false).map(({ what }) => what);
};

/** Runs the guide's `start`, which doesn't end by itself, until its page has come. */
const started = async (command: string, cwd: string): Promise<readonly string[]> => {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, VOLADO_DATA_DIR: join(cwd, ".volado"), VOLADO_MERCHANT: "" };
  const child = spawn("sh", ["-c", command], { cwd, env, stdio: "ignore", detached: true });
  const ending = once(child, "exit");
  const origin = `http://localhost:${port}/`;
  const page = await pageOf(origin, () => child.exitCode !== null);
  const missing = page === undefined ? [] : await missingSigns(origin, page);
  // The shell, pnpm, the command and the gateway are one group.
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  await ending;
  if (page === undefined) return [`${guide}: "${command}" served no page`];
  return missing.map(
    (what) => `${guide}: "${command}" served a site without the brand's ${what.slice("its ".length)}`,
  );
};

const done = async (step: GuideStep, folder: string): Promise<readonly string[]> => {
  if ("file" in step) {
    await writeFile(join(folder, step.file), step.text);
    return [];
  }
  const { command } = step;
  const here = command.replace("npx -y pnpm@12", "pnpm");
  if (isStart(command)) return started(here, folder);
  const { code, output } = await run("sh", ["-c", here], { cwd: folder });
  return code === 0 ? [] : [`${guide}: "${command}" ended with ${code}:\n${output}`];
};

/**
 * What the guide says, done step by step in a fresh checkout of the files under `root`, gives a new brand
 * that runs and shows.
 */
export const guideRuns: Check = async (root) => {
  const folder = await mkdtemp(join(tmpdir(), "volado-guide-"));
  try {
    for (const file of await trackedFiles(root, ["."])) await cp(join(root, file), join(folder, file));
    await runOrThrow("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder });

    const problems: string[] = [];
    const steps = stepsIn(await readFile(join(folder, guide), "utf8"));
    if (!steps.some((step) => "command" in step && isStart(step.command)))
      problems.push(`${guide}: no command starts a site`);
    for (const step of steps) problems.push(...(await done(step, folder)));
    return { problems };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
