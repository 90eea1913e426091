import { everyPage, parts } from "../locales/es/index.ts";

/** Nested texts by key. */
type Group = { readonly [key: string]: string | Group };

const flatten = (group: Group, prefix = ""): readonly (readonly [key: string, text: string])[] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );

const groups: readonly Group[] = await Promise.all(Object.values(parts).map((load) => load()));

/** Every text of the site in the reference language by its full key, e.g. "shell.register". */
export const catalogue: ReadonlyMap<string, string> = new Map(
  [everyPage, ...groups].flatMap((group) => flatten(group)),
);
