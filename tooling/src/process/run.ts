import { spawn } from "node:child_process";
import { once } from "node:events";

/** The exit code of a command and its interleaved output of both streams. */
export type Outcome = { readonly code: number; readonly output: string };

/** Options of {@link run}. `env` is added to this process's environment. */
export type RunOptions = {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** User and group of the process. Only root may set them. */
  readonly as?: { readonly uid: number; readonly gid: number };
  /** Timeout in milliseconds after which the command is killed and counts as failed. No limit by default. */
  readonly timeout?: number;
};

/** Runs a command without shell and standard input. Doesn't throw on a non-zero exit code. */
export const run = (command: string, args: readonly string[], options: RunOptions): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: options.timeout,
      ...options.as,
    });
    const chunks: Buffer[] = [];
    const append = (chunk: Buffer): void => {
      chunks.push(chunk);
    };
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    child.once("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.once("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });

/**
 * Runs a command that must succeed and returns its output.
 * @throws Error with the output on a non-zero exit code
 */
export const runOrThrow = async (
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> => {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`);
  return output;
};

/** A failure whose message is complete, including the fix, so no stack is printed. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";
}

/** A long-running command attached to this terminal. `env` is added to this process's environment. */
export type Command = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
};

/**
 * Runs commands in parallel until one exits or this process is stopped, then stops the others.
 * @returns the exit code of the first to exit, or 0 when stopped by a signal
 */
export const runTogether = async (commands: readonly Command[]): Promise<number> => {
  const children = commands.map(({ command, args, cwd, env }) =>
    spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" }),
  );
  const stopAll = (): void => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopAll);

  const endings = children.map((child) => once(child, "exit"));
  const [code] = await Promise.race(endings);
  stopAll();
  await Promise.all(endings);
  return typeof code === "number" ? code : 0;
};
