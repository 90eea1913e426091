import { z } from "./z.ts";

/** A record under other names: those that aren't named keep their own. */
export type Renamed<Fields, Names> = {
  [Name in keyof Fields as Name extends keyof Names ? Names[Name] & string : Name]: Fields[Name];
};

/** A new name for some of the fields. */
export type NamesFor<Fields> = { readonly [Name in keyof Fields]?: string };

/** The same values under other names, between wire words and our own; fields that `names` doesn't name keep theirs. */
export function rename<Fields extends object, const Names extends NamesFor<Fields>>(
  fields: Fields,
  names: Names,
): Renamed<Fields, Names>;
export function rename(fields: object, names: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));
}

/**
 * An object of the wire whose fields have other names here:
 * `renamed({ content: z.string() }, { content: "html" })`. Not for rows that come by the thousand, where
 * taking every object apart would be felt.
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
