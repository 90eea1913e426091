import type { FieldProblem } from "@volado/domain/errors";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Translates a problem for the player. */
export type DescribeProblem<Problem = FieldProblem> = (problem: Problem) => string;

/** Adapts the domain's validation to react-hook-form. `check` returns all invalid fields, in the order of the form. */
export const problemResolver =
  <Fields extends FieldValues, Problem extends { readonly key: string } = FieldProblem>(
    check: (typed: Fields) => ReadonlyMap<keyof Fields & string, Problem>,
    describe: DescribeProblem<Problem>,
  ): Resolver<Fields> =>
  (typed) => {
    const problems = check(typed);
    if (problems.size === 0) return { values: typed, errors: {} };
    const errors: FieldErrors<Fields> = {};
    for (const [field, problem] of problems)
      Reflect.set(errors, field, { type: problem.key, message: describe(problem) });
    return { values: {}, errors };
  };
