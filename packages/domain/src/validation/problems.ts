import type { FieldProblem } from "../errors/field-message-key.ts";

/** Smallest and largest number of characters of a field, both allowed. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Bounds that somebody can keep, whatever the gateway says: at least one character, at most `cap`, which is
 * what a request can carry. A maximum of 0 means none, bounds the wrong way round are turned, and
 * `maxLength`, the limit of a single field, never falls below the minimum; otherwise one mistake in a console
 * would close the form (docs/decisions/070).
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

/** Whether a text is as long as it may be. */
export const isWithin = (text: string, { min, max }: Bounds): boolean =>
  text.length >= min && text.length <= max;

/** The fields that have a problem, in the order given. */
export const collectProblems = <Field extends string>(
  checked: readonly (readonly [Field, FieldProblem | undefined])[],
): ReadonlyMap<Field, FieldProblem> => {
  const problems = new Map<Field, FieldProblem>();
  for (const [field, problem] of checked) if (problem) problems.set(field, problem);
  return problems;
};
