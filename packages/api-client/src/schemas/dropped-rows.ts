/** A row or value that was dropped from a response, and the reason. */
export interface DroppedRow {
  readonly value: unknown;
  /** Its key in its list or record; undefined for a single value. */
  readonly key: string | undefined;
  /** The field that did not fit, as `.title` or `.images[].url`; empty for the value as a whole. */
  readonly field: string;
}

let dropped: DroppedRow[] = [];

/** Records a row or value that was dropped from the response being parsed. */
export const noteDroppedRow = (row: DroppedRow): void => {
  dropped.push(row);
};

/** Path segment of an entry in a list or record. List indexes are omitted. */
export const stepOf = (key: PropertyKey, inList: boolean): string => (inList ? "[]" : `.${String(key)}`);

/**
 * Runs a parse and collects what `rows`, `sideRows`, `sideRecord` and `sideValue` dropped, at any depth. Parsing
 * is synchronous, so a module variable can't mix up two responses.
 */
export const collectDroppedRows = <T>(
  parse: () => T,
): { readonly result: T; readonly dropped: readonly DroppedRow[] } => {
  const before = dropped;
  dropped = [];
  try {
    return { result: parse(), dropped };
  } finally {
    dropped = before;
  }
};

/** Like {@link collectDroppedRows}, but returns only their number. */
export const countDroppedRows = <T>(parse: () => T): { readonly result: T; readonly dropped: number } => {
  const { result, dropped: rows } = collectDroppedRows(parse);
  return { result, dropped: rows.length };
};

/**
 * Paths of dropped rows in the response, each once and without list indexes: `banners[].url`. Contains names of
 * fields, never their values.
 */
export const fieldsOfDropped = (wire: unknown, rows: readonly DroppedRow[]): readonly string[] => {
  const left = new Set(rows);
  const values = new Set(rows.map(({ value }) => value));
  const fields = new Set<string>();
  const add = (field: string) => fields.add(field.replace(/^\./, ""));
  const visit = (within: object, at: string) => {
    for (const [key, value] of Object.entries(within)) {
      const place = at + stepOf(key, Array.isArray(within));
      const row = values.has(value)
        ? rows.find((one) => one.value === value && (one.key ?? key) === key)
        : undefined;
      if (row) {
        left.delete(row);
        add(place + row.field);
      } else if (typeof value === "object" && value !== null) visit(value, place);
    }
  };
  if (typeof wire === "object" && wire !== null && rows.length > 0) visit(wire, "");
  // Values that were transformed before validation are not found in the response.
  for (const { field } of left) add(field);
  return [...fields];
};
