import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import * as z from "zod";

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Files of a package that may contain its licence text. */
const textFile = /^(licen[cs]e|copying|notice)/i;

/** The typeface in the kit's style sheet, which isn't a bundled package. */
const fontText = join(import.meta.dirname, "../../../packages/ui/src/fonts/OFL.txt");

/** The package folder of a bundled file; undefined for our own sources. */
const packageFolder = (file: string): string | undefined => {
  if (!file.startsWith("/") || !file.includes("/node_modules/")) return undefined;
  let folder = dirname(file);
  // Folders inside a package have unnamed manifests that only set the module type.
  while (!manifestSchema.safeParse(manifestOf(folder)).success) {
    if (folder.endsWith("node_modules"))
      throw new Error(`No package that names its licence contains ${file}.`);
    folder = dirname(folder);
  }
  return folder;
};

const manifestOf = (folder: string): unknown => {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

/** The licence text in a package's own files, otherwise in the last part of its description. */
const ownText = (folder: string): readonly string[] => {
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name), "utf8").trim();
  const words = names.filter((name) => textFile.test(name)).map(read);
  if (words.length > 0) return words;
  const readme = names.filter((name) => /^readme/i.test(name)).map(read);
  return readme.flatMap(
    (text) => /^#+ *licen[cs]e\s+([\s\S]*permission[\s\S]*)/im.exec(text)?.[1]?.trim() ?? [],
  );
};

/** The Apache licence's terms, the same for every package; some packages ship only a notice, or nothing. */
const apacheTerms = /^ *Apache License\s+Version 2\.0[\s\S]*?END OF TERMS AND CONDITIONS/im;

/** @throws Error when a licence text is missing. */
const sectionsOf = (folders: readonly string[]): readonly string[] => {
  const packages = folders.map((folder) => ({
    ...manifestSchema.parse(manifestOf(folder)),
    own: ownText(folder),
  }));
  const [terms] = packages.flatMap(({ own }) => own.flatMap((text) => apacheTerms.exec(text)?.[0] ?? []));
  return packages.map(({ name, version, license, own }) => {
    const lacksTerms = license === "Apache-2.0" && !own.some((text) => apacheTerms.test(text));
    const words = lacksTerms && terms !== undefined ? [...own, terms] : own;
    if (words.length === 0 || (lacksTerms && terms === undefined))
      throw new Error(`The licence text of ${name} (${license}) is missing.`);
    return [`${name} ${version} (${license})`, ...words].join("\n\n");
  });
};

/**
 * Writes `licences.txt`: name, version, licence and its text for each package in the site's chunks, and for its
 * typeface.
 */
export const licencesPlugin = (): Plugin => ({
  name: "volado:licences",
  apply: "build",
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
    const folders = new Set(files.map(packageFolder).filter((folder) => folder !== undefined));
    const type = `Familjen Grotesk (OFL-1.1)\n\n${readFileSync(fontText, "utf8").trim()}`;
    const sections = [...sectionsOf([...folders]).toSorted(), type];
    const source = `${sections.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
    this.emitFile({ type: "asset", fileName: "licences.txt", source });
  },
});
