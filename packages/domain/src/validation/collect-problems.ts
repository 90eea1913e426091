import type { FieldProblem } from "../errors/field-message-key.ts";

/** The fields that have a problem, in the order given. */
export const collectProblems = <Field extends string>(
  checked: readonly (readonly [Field, FieldProblem | undefined])[],
): ReadonlyMap<Field, FieldProblem> => {
  const problems = new Map<Field, FieldProblem>();
  for (const [field, problem] of checked) if (problem) problems.set(field, problem);
  return problems;
};
