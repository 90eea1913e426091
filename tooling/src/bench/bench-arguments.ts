import { parseArgs } from "node:util";

/** What the benchmark can measure. */
export const benchParts = ["pages", "behaviour", "gateway"] as const;

/** See {@link benchParts}. */
export type BenchPart = (typeof benchParts)[number];

/** What was asked for on the command line, or a sentence that says what is wrong with it. */
export type BenchArguments =
  | { readonly ok: true; readonly parts: readonly BenchPart[]; readonly runs: number }
  | { readonly ok: false; readonly problem: string };

const isPart = (word: string): word is BenchPart => benchParts.some((part) => part === word);

const read = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { runs: { type: "string", default: "5" } },
    });
    return { runs: Number(values.runs), words: positionals };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** Reads `[pages] [behaviour] [gateway] [--runs 5]`; without a part everything is measured. */
export const parseBenchArguments = (args: readonly string[]): BenchArguments => {
  const given = read(args);
  if (given instanceof Error) return { ok: false, problem: given.message };
  const { runs, words } = given;
  if (!Number.isInteger(runs) || runs < 1) {
    return { ok: false, problem: "--runs takes a whole number, 1 or more." };
  }
  const unknown = words.filter((word) => !isPart(word));
  if (unknown.length > 0) {
    return { ok: false, problem: `There is no "${unknown.join(" ")}" to measure: ${benchParts.join(", ")}.` };
  }
  const parts = words.filter(isPart);
  return { ok: true, parts: parts.length === 0 ? benchParts : parts, runs };
};
