let dropped = 0;

/** Notes rows and values that were left out of the answer being parsed. */
export const noteDroppedRows = (count: number): void => {
  dropped += count;
};

/**
 * Runs a parse and counts what `rows`, `sideRows`, `sideRecord` and `sideValue` left out meanwhile, however
 * deep they lie. Parsing is synchronous, so a plain counter can't mix two answers up.
 */
export const countDroppedRows = <T>(parse: () => T): { readonly result: T; readonly dropped: number } => {
  const before = dropped;
  dropped = 0;
  try {
    return { result: parse(), dropped };
  } finally {
    dropped = before;
  }
};
