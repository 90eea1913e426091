import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { trackedFiles } from "./tracked-files.ts";

/**
 * Characters of a line that still fits beside another file. Biome's formatter stops earlier, but leaves texts
 * and comments.
 */
const MAX = 120;

/** Data that nobody reads line by line: texts of a made-up world, drawn pictures, samples. */
const data =
  /^apps\/mobile-web\/build\/|^apps\/sandbox-gateway\/src\/(art|data\/world)\/|\/samples\/|\.samples\.tsx?$/;

/** What can't be broken: imports, addresses, a test's title, a drawn path, one text or pattern that fills its line. */
const unbreakable: readonly RegExp[] = [
  /^\s*(import|export)\b.*from "/,
  /https?:\/\/\S/,
  /\sd="[^"]+"/,
  /^\s*\/\^.*\/,$/,
  /^\s*(it|test|describe)(\.\w+)*\(/,
  /^\s*(?:[\w.]+(?: =|:) |\["?|return |const \w+ = )?(["'`]).*\1[\])},;+ ]*$/,
];

const isTooLong = (line: string): boolean =>
  line.length > MAX && !unbreakable.some((pattern) => pattern.test(line));

/** Lines of code, styles and comments have at most 120 characters, where they can be broken. */
export const lineLengths: Check = async (root) => {
  const files = await trackedFiles(root, ["*.ts", "*.tsx", "*.mjs", "*.css"]);
  const found = await Promise.all(
    files
      .filter((file) => !data.test(file))
      .map(async (file) =>
        (await readFile(join(root, file), "utf8"))
          .split("\n")
          .flatMap((line, index) =>
            isTooLong(line) ? [`${file}:${index + 1}: ${line.length} characters, where ${MAX} fit`] : [],
          ),
      ),
  );
  return { problems: found.flat() };
};
