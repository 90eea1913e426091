import { z } from "./z.ts";

/** `Fields` with some keys renamed. */
export type Renamed<Fields, Names> = {
  [Name in keyof Fields as Name extends keyof Names ? Names[Name] & string : Name]: Fields[Name];
};

/** New names for some of the fields. */
export type NamesFor<Fields> = { readonly [Name in keyof Fields]?: string };

/** Renames fields, between wire and domain names. Fields without a new name keep theirs. */
export function rename<Fields extends object, const Names extends NamesFor<Fields>>(
  fields: Fields,
  names: Names,
): Renamed<Fields, Names>;
export function rename(fields: object, names: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));
}

/**
 * A wire object with renamed fields: `renamed({ content: z.string() }, { content: "html" })`. Too slow for
 * thousands of rows.
 */
export const renamed = <
  Shape extends z.core.$ZodShape,
  const Names extends NamesFor<z.output<z.ZodMiniObject<Shape>>>,
>(
  shape: Shape,
  names: Names,
) =>
  z.pipe(
    z.object(shape),
    z.transform((wire): Renamed<z.output<z.ZodMiniObject<Shape>>, Names> => rename(wire, names)),
  );
