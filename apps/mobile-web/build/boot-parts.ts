import type { Rolldown } from "vite";
import type { BootCall, BootParts, BootRow } from "./boot-script.ts";
import { fromSource } from "./from-source.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

/** Code of a screen beyond the entry's own: its chunk and what that imports. */
const chunksOf = (screen: string, bundle: Rolldown.OutputBundle): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const early = new Set([...(entry?.imports ?? []), entry?.fileName]);
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${screen}`));
  if (!own) throw new Error(`The build has no chunk for ${screen}, whose code its page asks for early.`);
  return [own.fileName, ...own.imports].filter((name) => !early.has(name)).map((name) => `/${name}`);
};

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
  const chunks = placesOf<string>((name) => name);
  const call = ({ endpoint, url, headers }: typeof status) => calls.place([endpoint, url, headers]);

  call(status);
  const rows = pages.flatMap(({ patterns, kind, titles, screen, session, calls: first }) => {
    const code = bundle && screen ? chunksOf(screen, bundle).map(chunks.place) : [];
    const row: BootRow = [kind, titles.ES, titles.EN, code, first.map(call), session ? 1 : 0];
    return patterns.map((pattern) => [pattern, row] as const);
  });
  return {
    calls: calls.values,
    chunks: chunks.values,
    pages: Object.fromEntries(rows),
    loginPath: source.loginPath,
    placeholder: source.placeholder,
    resolveTheme: source.resolveTheme,
  };
};
