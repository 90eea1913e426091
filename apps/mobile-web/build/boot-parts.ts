import type { TextsPart } from "@volado/i18n";
import type { Rolldown } from "vite";
import type { BootCall, BootParts, BootRow } from "./boot-script.ts";
import { fromSource } from "./from-source.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

type Chunks = readonly Rolldown.OutputChunk[];

const chunkOf = (module: string, chunks: Chunks): Rolldown.OutputChunk => {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!own) throw new Error(`The build has no chunk for ${module}, which its page asks for early.`);
  return own;
};

/** Adds to `found` a chunk and all that it imports, however far. */
const collect = (name: string, chunks: Chunks, found: Set<string>): Set<string> => {
  if (found.has(name)) return found;
  found.add(name);
  const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  for (const imported of imports) collect(imported, chunks, found);
  return found;
};

/** The chunk on the way from what is loaded `early` to one that none of that names: the list of the screens. */
const leadingTo = (fileName: string, early: ReadonlySet<string>, chunks: Chunks): readonly string[] => {
  const naming = chunks.filter(({ dynamicImports }) => dynamicImports.includes(fileName));
  if (naming.some((chunk) => early.has(chunk.fileName))) return [];
  return naming.slice(0, 1).map((chunk) => chunk.fileName);
};

/** Code of a screen beyond the entry's own: what leads to its chunk, that chunk and all that it can't run without. */
const codeOf = (screen: string, chunks: Chunks): readonly string[] => {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const early = entry ? collect(entry.fileName, chunks, new Set()) : new Set<string>();
  const { fileName } = chunkOf(`/src/screens/${screen}`, chunks);
  const found = new Set(leadingTo(fileName, early, chunks));
  return [...collect(fileName, chunks, found)].filter((name) => !early.has(name)).map((name) => `/${name}`);
};

/** A part of the texts, in both languages. */
const textsOf = (part: TextsPart, chunks: Chunks): readonly [es: string, en: string] => [
  `/${chunkOf(`/i18n/src/locales/es/${part}.ts`, chunks).fileName}`,
  `/${chunkOf(`/i18n/src/locales/en/${part}.ts`, chunks).fileName}`,
];

/** A list that gives every value one place. */
const placesOf = <T>(key: (value: T) => string) => {
  const values: T[] = [];
  const places = new Map<string, number>();
  const place = (value: T): number => {
    const known = places.get(key(value)) ?? values.push(value) - 1;
    places.set(key(value), known);
    return known;
  };
  return { values, place };
};

/** What the boot script of this brand and this build does for each page; without a bundle, in development, no code is asked for. */
export const bootPartsOf = async (brand: Brand, bundle?: Rolldown.OutputBundle): Promise<BootParts> => {
  const source = await fromSource<typeof import("./sources/boot-facts.ts")>("build/sources/boot-facts.ts", [
    merchantPlugin(brand),
  ]);
  const { status, pages } = source.bootFacts(brand.config);
  const calls = placesOf<BootCall>(([, url]) => url);
  const chunks = placesOf<BootParts["chunks"][number]>(String);
  const built = bundle && Object.values(bundle).filter((file) => file.type === "chunk");
  const call = ({ endpoint, url, headers }: typeof status) => calls.place([endpoint, url, headers]);

  call(status);
  const rows = pages.flatMap(({ patterns, kind, titles, screen, texts, session, calls: first }) => {
    const code = built && screen ? codeOf(screen, built) : [];
    const early = built && texts ? [...code, textsOf(texts, built)] : code;
    const row: BootRow = [
      kind,
      titles.ES,
      titles.EN,
      early.map(chunks.place),
      first.map(call),
      session ? 1 : 0,
    ];
    return patterns.map((pattern) => [pattern, row] as const);
  });
  return {
    languages: brand.languages,
    calls: calls.values,
    chunks: chunks.values,
    pages: Object.fromEntries(rows),
    loginPath: source.loginPath,
    invitationLink: source.invitationLink,
    placeholder: source.placeholder,
    resolveTheme: source.resolveTheme,
  };
};
