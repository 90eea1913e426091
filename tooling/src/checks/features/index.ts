import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../check.ts";

/** Where each part of the specification is found in the code. */
const featuresDocument = "docs/features.md";

const specificationSections = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

const namedFile = /`((?:apps|packages|tooling|docs)\/[^`\s]+)`/g;

/** The rows of every table of a Markdown text, without heads and rules, with their line numbers. */
const tableRows = (markdown: string): readonly { readonly text: string; readonly line: number }[] => {
  const lines = markdown.split("\n");
  const isRule = (text: string | undefined): boolean => /^\|[\s:|-]+\|$/.test(text?.trim() ?? "");
  return lines
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text, line }) => text.startsWith("|") && !isRule(text) && !isRule(lines[line]));
};

const exists = (root: string, path: string): boolean =>
  path.includes("*") ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));

/**
 * The table of features keeps its word: a row cites the specification (`§2`), names at least one
 * file, every file is there, and every section of the specification has a row.
 */
export const features: Check = async (root) => {
  if (!existsSync(join(root, featuresDocument))) return { problems: [`${featuresDocument} is missing`] };
  const rows = tableRows(await readFile(join(root, featuresDocument), "utf8"));
  const cited = new Set(
    rows.flatMap(({ text }) => Array.from(text.matchAll(/§(\d)/g), ([, section]) => section)),
  );

  const rowProblems = rows.flatMap(({ text, line }) => {
    const files = Array.from(text.matchAll(namedFile), ([, path = ""]) => path);
    const where = `${featuresDocument}:${line}`;
    return [
      ...(text.includes("§") ? [] : [`${where}: the row cites no section of the specification`]),
      ...(files.length > 0 ? [] : [`${where}: the row names no file`]),
      ...files.filter((path) => !exists(root, path)).map((path) => `${where}: ${path} doesn't exist`),
    ];
  });
  const missing = specificationSections
    .filter((section) => !cited.has(section))
    .map((section) => `${featuresDocument} has no row for §${section} of the specification`);
  return { problems: [...rowProblems, ...missing] };
};
