import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { testFonts } from "../browser/test-fonts.ts";

/** Milliseconds that a program of an engine may take to start. */
const PATIENCE = 30_000;

/** A program that runs until it is stopped, with all that it started itself. */
export interface DriverProcess {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program with the repository's fonts alone, at the journeys' place and hour. */
export const startProcess = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): DriverProcess => {
  const child = spawn(program, args, {
    env: { ...process.env, ...testFonts(), TZ: "America/Mexico_City", ...env },
    stdio: ["ignore", "pipe", "ignore"],
    // A group of its own: a driver that is stopped leaves its browser otherwise.
    detached: true,
  });
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
  const kill = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has just ended by itself.
    }
  };
  process.once("exit", kill);
  const stop = async () => {
    kill();
    process.off("exit", kill);
    await ended;
  };
  return { child, stop };
};

/** Tries until it succeeds. @throws the last refusal when it takes too long */
export const untilReady = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (refusal) {
      if (Date.now() > end) throw refusal;
      await pause(50);
    }
  }
};

/** Waits until a driver answers that it is there. */
export const untilDriverAnswers = (url: string): Promise<void> =>
  untilReady(async () => {
    const { ok } = await fetch(`${url}/status`);
    if (!ok) throw new Error(`${url} isn't ready.`);
  });
