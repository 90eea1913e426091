import type { RebateProblem, TeamMember, TypedTransferProblem } from "@volado/domain/agency";
import type { FieldProblem as DomainProblem } from "@volado/domain/errors";
import * as z from "zod/mini";

/** A problem with a field: a message of the domain or of these pages. */
export interface FieldProblem {
  readonly key:
    | DomainProblem["key"]
    | `downlines.rebateProblems.${RebateProblem}`
    | `downlines.transfer.problems.${TypedTransferProblem}`;
  readonly values: { readonly min: string | number; readonly max: string | number };
}

/** The fields with a problem, in field order. */
export const collectProblems = <Field extends string>(
  problems: Readonly<Record<Field, FieldProblem | undefined>>,
): ReadonlyMap<Field, FieldProblem> => {
  const found = new Map<Field, FieldProblem>();
  for (const field in problems) {
    const problem = problems[field];
    if (problem) found.set(field, problem);
  }
  return found;
};

/** Problem with a rebate. @param ownRate the agent's own, in percent */
export const rebateFieldProblem = (
  problem: RebateProblem | undefined,
  ownRate: number,
): FieldProblem | undefined =>
  problem && { key: `downlines.rebateProblems.${problem}`, values: { min: 0, max: ownRate } };

/** A receiver of a transfer: the part of a member that is stored in the draft. */
export type Receiver = Pick<TeamMember, "id" | "name">;

const receiversSchema = z.array(z.object({ id: z.string(), name: z.string() }));

export const serializeReceivers = (receivers: readonly Receiver[]): string =>
  JSON.stringify(receivers.map(({ id, name }) => ({ id, name })));

/** Parses receivers from a draft; empty if unreadable. */
export const parseReceivers = (text: string | undefined): readonly Receiver[] => {
  try {
    return receiversSchema.parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
};
