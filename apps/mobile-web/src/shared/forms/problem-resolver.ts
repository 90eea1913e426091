import type { FieldProblem } from "@volado/domain/errors";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Says a problem in the player's language. */
export type DescribeProblem<Problem = FieldProblem> = (problem: Problem) => string;

/** The domain's rules as react-hook-form asks for them: `check` names every wrong field, in the order of the form. */
export const problemResolver =
  <Fields extends FieldValues, Problem extends { readonly key: string } = FieldProblem>(
    check: (typed: Fields) => ReadonlyMap<keyof Fields & string, Problem>,
    tell: DescribeProblem<Problem>,
  ): Resolver<Fields> =>
  (typed) => {
    const problems = check(typed);
    if (problems.size === 0) return { values: typed, errors: {} };
    const errors: FieldErrors<Fields> = {};
    for (const [field, problem] of problems)
      Reflect.set(errors, field, { type: problem.key, message: tell(problem) });
    return { values: {}, errors };
  };
