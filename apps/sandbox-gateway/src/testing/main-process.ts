import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A gateway started the way people start it: `main.ts` as a process of its own. */
export interface MainProcess {
  readonly url: string;
  /** What it has written so far. */
  output(): string;
  /** Ends it. @returns exit code and signal, as Node tells them */
  end(signal: NodeJS.Signals): Promise<readonly [number | null, NodeJS.Signals | null]>;
}

/** Where `main.ts` is, with the flags that `pnpm start` gives it. */
export const mainArguments = [
  "--conditions=@volado/source",
  "--disable-warning=ExperimentalWarning",
  fileURLToPath(new URL("../main.ts", import.meta.url)),
];

/** Starts it on a free port and waits until it says that it is ready. @throws when it ends before that. */
export const startMain = async (env: Readonly<Record<string, string>>): Promise<MainProcess> => {
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
    async end(signal) {
      const ended = once(child, "exit");
      child.kill(signal);
      const [code, by] = await ended;
      return [code, by];
    },
  };
};
