import type { RebateProblem, TeamMember, TypedTransferProblem } from "@volado/domain/agency";
import type { FieldProblem } from "@volado/domain/errors";
import * as z from "zod/mini";

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

/** Who is to get money: as much of a member as the form needs, so that it can be kept with a draft. */
export type Receiver = Pick<TeamMember, "id" | "name">;

const kept = z.array(z.object({ id: z.string(), name: z.string() }));

/** Receivers as a field of a draft. */
export const textOfReceivers = (receivers: readonly Receiver[]): string =>
  JSON.stringify(receivers.map(({ id, name }) => ({ id, name })));

/** The receivers in a draft's field; nobody in one that can't be read. */
export const readReceivers = (text: string | undefined): readonly Receiver[] => {
  try {
    return kept.parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
};
