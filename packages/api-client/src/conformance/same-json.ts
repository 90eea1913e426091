const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two values of JSON say the same: the order of an object's fields says nothing. */
export const sameJson = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);
