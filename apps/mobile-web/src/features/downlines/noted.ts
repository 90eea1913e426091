import type { RebateProblem, TypedTransferProblem } from "@volado/domain/agency";
import type { FieldProblem } from "@volado/domain/errors";

/** What is wrong with a field, in the domain's words or in those of these pages. */
export interface Note {
  readonly key:
    | FieldProblem["key"]
    | `downlines.rebateProblems.${RebateProblem}`
    | `downlines.transfer.problems.${TypedTransferProblem}`;
  /** The field's bounds, as they are told. */
  readonly values: { readonly min: string | number; readonly max: string | number };
}

/** The fields that something is wrong with, in their order. */
export const noted = <Field extends string>(
  found: Readonly<Record<Field, Note | undefined>>,
): ReadonlyMap<Field, Note> => {
  const notes = new Map<Field, Note>();
  for (const field in found) {
    const note = found[field];
    if (note) notes.set(field, note);
  }
  return notes;
};

/** What is said of a rebate. @param ownRate the agent's own, in per cent */
export const rebateNote = (problem: RebateProblem | undefined, ownRate: number): Note | undefined =>
  problem && { key: `downlines.rebateProblems.${problem}`, values: { min: 0, max: ownRate } };
