import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../process/run.ts";

/**
 * What a front end without a browser finds to be wrong, in a folder where the tarballs are installed, with a
 * gateway at an address.
 */
export type NodeTrial = (root: string, folder: string, origin: string) => Promise<readonly string[]>;

const judge = (what: string, { code, output }: { code: number; output: string }, expected: RegExp) =>
  code === 0 && expected.test(output) ? [] : [`${what} ended with ${code}:\n${output}`];

/** The command that the client's tarball brings along, as somebody who installed it types it. */
export const askGateway: NodeTrial = async (_root, folder, origin) => {
  const command = join(folder, "node_modules/.bin/volado-conformance");
  const ended = await run(command, [origin, "--only", "getStatus"], { cwd: folder });
  return judge("volado-conformance of the tarball", ended, /getStatus/);
};

/** The start of the client's README, letter by letter but for the address. */
export const followReadme: NodeTrial = async (root, folder, origin) => {
  const readme = await readFile(join(root, "packages/api-client/README.md"), "utf8");
  const start = /## Start\n+```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  if (!start.includes("http://localhost:8080")) return ["the README of the client has no start to follow"];
  const code = start.replace("http://localhost:8080", origin);
  const flags = ["--input-type=module-typescript", "--eval", code];
  const ended = await run(process.execPath, flags, { cwd: folder });
  return judge("the start of the README", ended, /^open \d+ \[ '/);
};

/**
 * The client in a worker thread, with an encrypted login; and what becomes of a client that has no address, as
 * the README says it.
 */
export const workInThread: NodeTrial = async (root, folder, origin) => {
  const script = "in-worker.mjs";
  await copyFile(join(root, "tooling/scratch-site", script), join(folder, script));
  const ended = await run(process.execPath, [script, origin], { cwd: folder, timeout: 60_000 });
  return judge(
    "the client in a worker thread",
    ended,
    /^\{"access":"open","userName":"jugador","withoutAddress":"network"\}$/m,
  );
};
