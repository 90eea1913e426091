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
