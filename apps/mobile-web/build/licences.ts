import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import * as z from "zod";

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Files of a package that hold the words of its licence. */
const wordsFile = /^(licen[cs]e|copying|notice)/i;

/** Type that stands in the kit's style sheet and has no package in the bundle. */
const fontWords = join(import.meta.dirname, "../../../packages/ui/src/fonts/OFL.txt");

/** The folder of the package that a bundled file is of; undefined for our own sources. */
const packageFolder = (file: string): string | undefined => {
  if (!file.startsWith("/") || !file.includes("/node_modules/")) return undefined;
  let folder = dirname(file);
  // Folders inside a package have manifests without a name, for the kind of their modules alone.
  while (!manifestSchema.safeParse(manifestOf(folder)).success) {
    if (folder.endsWith("node_modules")) throw new Error(`${file} is of no package that names its licence.`);
    folder = dirname(folder);
  }
  return folder;
};

const manifestOf = (folder: string): unknown => {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

const section = (folder: string): string => {
  const { name, version, license } = manifestSchema.parse(manifestOf(folder));
  const words = readdirSync(folder)
    .filter((file) => wordsFile.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version} (${license})`, ...words].join("\n\n");
};

/**
 * Writes `licences.txt`: name, version, licence and its words of each package that is in the site's chunks, and
 * those of its type.
 */
export const licencesPlugin = (): Plugin => ({
  name: "volado:licences",
  apply: "build",
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
    const folders = new Set(files.map(packageFolder).filter((folder) => folder !== undefined));
    const type = `Familjen Grotesk (OFL-1.1)\n\n${readFileSync(fontWords, "utf8").trim()}`;
    const sections = [...[...folders].map(section).toSorted(), type];
    const source = `${sections.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
    this.emitFile({ type: "asset", fileName: "licences.txt", source });
  },
});
