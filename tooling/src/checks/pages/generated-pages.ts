import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A generated page: its name within the folder, and its text. */
export type GeneratedPage = { readonly name: string; readonly text: string };

/** Pages in Markdown, the folder they lie in, and the script of package.json that writes them. */
export type PageSet = {
  readonly folder: string;
  readonly script: string;
  readonly pages: readonly GeneratedPage[];
};

/** First line of a generated page: what to edit instead of it. */
export const generatedNote = (source: string, script: string): string =>
  `<!-- Generated from ${source} by \`npx -y pnpm@12 ${script}\`. Edit that file. -->`;

/** A link from a page two folders deep to a file of the repository; a pattern, which leads nowhere, as it is. */
export const fileLink = (path: string, text = path): string =>
  path.includes("*") ? `\`${path}\`` : `[${text}](../../${path})`;

/** Names of the Markdown files in a folder. */
export const pagesIn = (directory: string): readonly string[] =>
  readdirSync(directory).filter((name) => name.endsWith(".md"));

/** What is wrong with the pages as they lie in the repository: out of date, missing, or left over. */
export const pageProblems = (root: string, { folder, script, pages }: PageSet): readonly string[] => {
  const expected = new Map(pages.map(({ name, text }) => [name, text]));
  const there = pagesIn(join(root, folder));
  const stale = pages.filter(
    ({ name, text }) => !there.includes(name) || readFileSync(join(root, folder, name), "utf8") !== text,
  );
  return [
    ...stale.map(({ name }) => `${folder}/${name} is out of date: npx -y pnpm@12 ${script} writes it`),
    ...there
      .filter((name) => !expected.has(name))
      .map((name) => `${folder}/${name} belongs to nothing: npx -y pnpm@12 ${script} removes it`),
  ];
};
