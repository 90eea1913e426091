import { isTranslated, translatedLanguages } from "./languages.ts";
import { everyPage, parts } from "./locales/es/index.ts";
import type { BrandTexts } from "./typed-keys.ts";

export type { BrandTexts };

/** Thrown for invalid brand texts. The message names every wrong key. */
export class BrandTextsError extends Error {
  override readonly name = "BrandTextsError";
  /** One sentence per wrong key, starting with the key. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid brand texts:\n${problems.map((line) => `- ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

/** Nested texts by key. */
type TextGroup = { readonly [key: string]: string | TextGroup };

const flatten = (group: TextGroup, prefix = ""): readonly (readonly [key: string, text: string])[] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );

const groups: readonly TextGroup[] = await Promise.all(Object.values(parts).map((load) => load()));

/** Every text of the site in the reference language by its full key, e.g. "shell.register". */
const catalogue: ReadonlyMap<string, string> = new Map(
  [everyPage, ...groups].flatMap((group) => flatten(group)),
);

/** Levenshtein distance. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, character] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (character === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The candidate with the smallest edit distance to `word`. */
const nearest = (word: string, words: Iterable<string>): string | undefined => {
  let best: { readonly word: string; readonly off: number } | undefined;
  for (const candidate of words) {
    const off = distance(word, candidate);
    if (best === undefined || off < best.off) best = { word: candidate, off };
  }
  return best?.word;
};

/** Filled in automatically in every text, so a merchant may use it, or leave it out, anywhere. */
const ALWAYS_AVAILABLE = "brand";

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const variablesOf = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = ""]) => name).filter(
      (name) => name !== ALWAYS_AVAILABLE,
    ),
  );

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...names].filter((name) => !others.has(name));

const placeholders = (names: Iterable<string>): string =>
  Array.from(names, (name) => `{{${name}}}`).join(", ");

const variableProblems = (own: string, reference: string): readonly string[] => {
  const [used, known] = [variablesOf(own), variablesOf(reference)];
  const [missing, unknown] = [without(known, used), without(used, known)];
  return [
    ...(missing.length > 0 ? [`must contain ${placeholders(missing)}`] : []),
    ...(unknown.length > 0
      ? [`can't contain ${placeholders(unknown)}${known.size > 0 ? `; allowed: ${placeholders(known)}` : ""}`]
      : []),
  ];
};

const textProblems = (key: string, value: unknown): readonly string[] => {
  const reference = catalogue.get(key);
  if (reference === undefined)
    return [`is not a text of the site; did you mean "${nearest(key, catalogue.keys())}"?`];
  if (typeof value !== "string") return ["must be a string"];
  if (value.trim() === "") return ["must not be empty"];
  return variableProblems(value, reference);
};

const groupProblems = (value: unknown, at: string, key: string): readonly string[] =>
  isGroup(value) && !catalogue.has(key)
    ? Object.entries(value).flatMap(([name, inner]) =>
        groupProblems(inner, `${at}.${name}`, key === "" ? name : `${key}.${name}`),
      )
    : textProblems(key, value).map((problem) => `${at}: ${problem}`);

const problemsOf = (value: unknown): readonly string[] => {
  if (!isGroup(value)) return ["the texts: must be an object with a language for each key"];
  return Object.entries(value).flatMap(([code, texts]) => {
    if (!isTranslated(code))
      return [`${code}: is not a language with texts (available: ${translatedLanguages.join(", ")})`];
    if (!isGroup(texts)) return [`${code}: must be an object`];
    return groupProblems(texts, code, "");
  });
};

const isUsable = (_value: unknown, problems: readonly string[]): _value is BrandTexts =>
  problems.length === 0;

/**
 * Validates a merchant's texts. For builds only: it loads every text of the site.
 * @throws {BrandTextsError} naming every unknown key with its nearest match, every value that is not a string, and
 * every text whose `{{values}}` differ from those of the text it replaces; `{{brand}}` is always allowed.
 */
export const parseBrandTexts = (value: unknown): BrandTexts => {
  const problems = problemsOf(value);
  if (isUsable(value, problems)) return value;
  throw new BrandTextsError(problems);
};
