import type { RebateProblem, TeamMember, TypedTransferProblem } from "@volado/domain/agency";
import type { FieldProblem } from "@volado/domain/errors";
import * as z from "zod/mini";

/** A problem with a field: a message of the domain or of these pages. */
export interface Note {
  readonly key:
    | FieldProblem["key"]
    | `downlines.rebateProblems.${RebateProblem}`
    | `downlines.transfer.problems.${TypedTransferProblem}`;
  /** The field's bounds, as displayed. */
  readonly values: { readonly min: string | number; readonly max: string | number };
}

/** The fields with a problem, in field order. */
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

/** Problem with a rebate. @param ownRate the agent's own, in percent */
export const rebateNote = (problem: RebateProblem | undefined, ownRate: number): Note | undefined =>
  problem && { key: `downlines.rebateProblems.${problem}`, values: { min: 0, max: ownRate } };

/** A receiver of a transfer: the part of a member that is stored in the draft. */
export type Receiver = Pick<TeamMember, "id" | "name">;

const kept = z.array(z.object({ id: z.string(), name: z.string() }));

/** Serializes receivers for a draft. */
export const textOfReceivers = (receivers: readonly Receiver[]): string =>
  JSON.stringify(receivers.map(({ id, name }) => ({ id, name })));

/** Parses receivers from a draft; empty if unreadable. */
export const readReceivers = (text: string | undefined): readonly Receiver[] => {
  try {
    return kept.parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
};
