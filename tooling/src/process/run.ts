import { spawn } from "node:child_process";
import { once } from "node:events";

/** How a command ended, with everything it printed on both streams, in order. */
export type Outcome = { readonly code: number; readonly output: string };

/** Settings of {@link run}; `env` is added to this process's own variables. */
export type RunOptions = {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** User and group to run as; only root may set them. */
  readonly as?: { readonly uid: number; readonly gid: number };
  /** Milliseconds after which the command is told to stop; it then counts as failed. @default no limit */
  readonly timeout?: number;
};

/** Runs a command to its end without a shell and without standard input. Never throws on a non-zero exit. */
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
    const keep = (chunk: Buffer): void => {
      chunks.push(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.once("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });

/**
 * Runs a command that has to succeed and returns what it printed.
 *
 * @throws Error with the output when it exits with anything but 0.
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

/** A failure whose message says everything, what to do included: a stack would help nobody. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";
}

/** A long-running command that shares this terminal; `env` is added to this process's own variables. */
export type Command = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
};

/**
 * Runs commands side by side until one ends or this process is told to stop; then stops the others.
 *
 * @returns the exit code of the one that ended first, 0 when stopped by a signal.
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
