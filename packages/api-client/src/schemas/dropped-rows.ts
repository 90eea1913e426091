/** A row or value that was left out of an answer, and what of it did not fit. */
export interface DroppedRow {
  readonly value: unknown;
  /** Its place in its list or record; undefined for a value that stands alone. */
  readonly key: string | undefined;
  /** The field of it that did not fit, as `.title` or `.images[].url`; empty when it is the value as a whole. */
  readonly field: string;
}

let dropped: DroppedRow[] = [];

/** Notes a row or value that was left out of the answer being parsed. */
export const noteDroppedRow = (row: DroppedRow): void => {
  dropped.push(row);
};

/** The step from a list or record into one of its entries; places in lists are all the same. */
export const stepOf = (key: PropertyKey, inList: boolean): string => (inList ? "[]" : `.${String(key)}`);

/**
 * Runs a parse and collects what `rows`, `sideRows`, `sideRecord` and `sideValue` left out meanwhile, however
 * deep they lie. Parsing is synchronous, so one plain list can't mix two answers up.
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

/** Like {@link collectDroppedRows}, when their number is enough. */
export const countDroppedRows = <T>(parse: () => T): { readonly result: T; readonly dropped: number } => {
  const { result, dropped: left } = collectDroppedRows(parse);
  return { result, dropped: left.length };
};

/**
 * Where in the answer they stood, each field once, with places in lists left out: `banners[].url`. Holds names
 * of fields and never what stood in them.
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
  // Of values that were rewritten before they were judged, the place is lost.
  for (const { field } of left) add(field);
  return [...fields];
};
