import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The command as people start it, but from its source. */
const commandFile = join(
  dirname(fileURLToPath(import.meta.resolve("@volado/api-client/conformance"))),
  "command.ts",
);

/** What the command printed, by its parts. */
export interface CommandReport {
  readonly code: unknown;
  readonly told: string;
  /** Lines below "Not tried:". */
  readonly untried: readonly string[];
  /** Lines below "Faults:". */
  readonly faults: readonly string[];
}

const linesBelow = (told: string, heading: string): readonly string[] => {
  const lines = told.split("\n");
  const from = lines.indexOf(heading);
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  return rest.slice(0, rest.indexOf("")).map((line) => line.trim());
};

/** Runs `volado-conformance` with these words. */
export const runConformance = async (...words: readonly string[]): Promise<CommandReport> => {
  const child = spawn(process.execPath, ["--conditions=@volado/source", commandFile, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let told = "";
  for await (const chunk of child.stdout) told += String(chunk);
  const [code] = await ended;
  return { code, told, untried: linesBelow(told, "Not tried:"), faults: linesBelow(told, "Faults:") };
};
