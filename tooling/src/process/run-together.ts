import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A long-running command that shares this terminal; `env` is added to this process's own variables. */
export type Command = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
};

const start = ({ command, args, cwd, env }: Command): ChildProcess =>
  spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/**
 * Runs commands side by side until one ends or this process is told to stop; then stops the others.
 *
 * @returns the exit code of the one that ended first, 0 when stopped by a signal.
 */
export const runTogether = async (commands: readonly Command[]): Promise<number> => {
  const children = commands.map(start);
  const stopAll = (): void => {
    for (const child of children) if (isRunning(child)) child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopAll);

  const endings = children.map((child) => once(child, "exit"));
  const [code] = await Promise.race(endings);
  stopAll();
  await Promise.all(endings);
  return typeof code === "number" ? code : 0;
};
