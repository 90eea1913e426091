import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../src/endpoints/", import.meta.url);
const declared = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = define\w+\(\{\s*id: "(\w+)"/g;

const asText = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join(" ")
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .replace(/@throws RejectedError/g, "Refusal:")
    .replace(/docs\/decisions\/(\d+)/g, "decision $1")
    .replace(/\s+/g, " ")
    .trim();

/** What the endpoints' own docstrings say, by id. */
export const docstrings = (): ReadonlyMap<string, string> => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, folder), "utf8").matchAll(declared),
      ([, comment = "", id = ""]) => [id, asText(comment)] as const,
    ),
  );
  return new Map(found);
};
