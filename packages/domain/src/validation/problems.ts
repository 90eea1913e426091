import type { FieldProblem } from "../errors/field-message-key.ts";

/** Smallest and largest length of a field, inclusive. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Makes the gateway's bounds satisfiable: at least one character, at most `cap`, which a request allows. A maximum of 0
 * means none, reversed bounds are swapped, and the field's own `maxLength` never falls below the minimum; otherwise a
 * single mistake in the back office would block the form (docs/decisions/070).
 */
export const usableBounds = (
  { min, max }: Bounds,
  cap: number,
  maxLength: number | undefined = undefined,
): Bounds => {
  const within = (count: number) => Math.min(Math.max(Math.floor(count) || 1, 1), cap);
  const upper = max > 0 ? within(max) : cap;
  const lowest = Math.min(within(min), upper);
  const highest = Math.max(within(min), upper);
  const limit = maxLength !== undefined && maxLength > 0 ? within(maxLength) : highest;
  return { min: lowest, max: Math.max(lowest, Math.min(highest, limit)) };
};

/** Whether a text's length is within bounds. */
export const isWithin = (text: string, { min, max }: Bounds): boolean =>
  text.length >= min && text.length <= max;

/** Collects the fields with a problem, in order. */
export const collectProblems = <Field extends string>(
  checked: readonly (readonly [Field, FieldProblem | undefined])[],
): ReadonlyMap<Field, FieldProblem> => {
  const problems = new Map<Field, FieldProblem>();
  for (const [field, problem] of checked) if (problem) problems.set(field, problem);
  return problems;
};
