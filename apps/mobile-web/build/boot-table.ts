import type { TextsPart } from "@volado/i18n";
import type { Rolldown } from "vite";
import type { BootCall, BootPage, BootTable, ByLanguage } from "../boot/boot-table.ts";
import { fromSource } from "./from-source.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";
import type { FirstCall } from "./sources/boot-facts.ts";

type Chunks = readonly Rolldown.OutputChunk[];

const chunkOf = (module: string, chunks: Chunks): Rolldown.OutputChunk => {
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!own) throw new Error(`The build has no chunk for ${module}, which its page preloads.`);
  return own;
};

/** Adds a chunk and all its transitive imports to `found`. */
const collect = (name: string, chunks: Chunks, found: Set<string>): Set<string> => {
  if (found.has(name)) return found;
  found.add(name);
  const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  for (const imported of imports) collect(imported, chunks, found);
  return found;
};

/** Code of a screen beyond the entry's: its chunk and all its dependencies. */
const codeOf = (screen: string, chunks: Chunks): readonly string[] => {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const early = entry ? collect(entry.fileName, chunks, new Set()) : new Set<string>();
  const { fileName } = chunkOf(`/src/screens/${screen}`, chunks);
  return [...collect(fileName, chunks, new Set())]
    .filter((name) => !early.has(name))
    .map((name) => `/${name}`);
};

/** One part of the texts, in each language that the brand offers. */
const textsOf = (part: TextsPart, { languages }: Brand, chunks: Chunks): ByLanguage =>
  Object.fromEntries(
    languages.map((language) => {
      const file = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const module = `/i18n/src/locales/${language.toLowerCase()}/${file}.ts`;
      return [language, `/${chunkOf(module, chunks).fileName}`] as const;
    }),
  );

/** Calls by name: the endpoint's, with a number where it is called in several ways. */
const createCallNames = () => {
  const calls: Record<string, BootCall> = {};
  const nameOf = ({ endpoint, url, headers, paging }: FirstCall): string => {
    const alike = Object.entries(calls).filter(([, call]) => call.endpoint === endpoint);
    const [known] = alike.find(([, call]) => call.url === url) ?? [];
    if (known !== undefined) return known;
    const name = alike.length === 0 ? endpoint : `${endpoint}-${alike.length + 1}`;
    calls[name] = { endpoint, url, headers, ...(paging && { paging }) };
    return name;
  };
  return { calls, nameOf };
};

/** Data about pages and their first calls, from the app's own modules. */
type BootFacts = typeof import("./sources/boot-facts.ts");

/** Imports the app's pages and calls for this brand into the build. That is half of the app and takes seconds. */
export const loadBootFacts = (brand: Brand): Promise<BootFacts> =>
  fromSource<BootFacts>("build/sources/boot-facts.ts", [merchantPlugin(brand)]);

/** The boot code's table for this brand and this build; in development there is no bundle, so no code is preloaded. */
export const bootTableOf = (
  brand: Brand,
  { bootFacts, loginPath }: BootFacts,
  bundle?: Rolldown.OutputBundle,
): BootTable => {
  const { status, pages } = bootFacts(brand.config);
  const { calls, nameOf } = createCallNames();
  const chunks = bundle && Object.values(bundle).filter((file) => file.type === "chunk");

  nameOf(status);
  const rows = pages.flatMap(({ patterns, kind, titles, tab, screen, texts, membersOnly, calls: first }) => {
    const page: BootPage = {
      kind,
      titles,
      ...(tab !== undefined && { tab }),
      membersOnly,
      calls: first.map(nameOf),
      code: chunks && screen ? codeOf(screen, chunks) : [],
      ...(chunks && texts && { texts: textsOf(texts, brand, chunks) }),
    };
    return patterns.map((pattern) => [pattern, page] as const);
  });
  return {
    languages: brand.languages,
    picturePattern: brand.config.pictureAddress,
    loginPath,
    calls,
    pages: Object.fromEntries(rows),
  };
};

/** The table as the page contains it: without any `<`, so it can't end its script element. */
export const bootTableJson = (table: BootTable): string => JSON.stringify(table).replaceAll("<", "\\u003c");
