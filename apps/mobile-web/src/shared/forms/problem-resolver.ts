import type { FieldProblem } from "@volado/domain/errors";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from "react-hook-form";
import { useLanguage } from "../language/language.ts";

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

const isFilled = (value: unknown): boolean => value !== "" && value !== false && value !== undefined;

/** Translates errors on a language change (Spec §4 "Login re-validates filled fields on language change"). */
export const useLanguageRevalidation = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  names: readonly Path<Fields>[],
): void => {
  const language = useLanguage();
  const validated = useRef(language);
  const revalidate = useEffectEvent(() => {
    const { errors } = form.formState;
    const due = names.filter((name) => name in errors || isFilled(form.getValues(name)));
    if (due.length > 0) void form.trigger(due);
  });
  useEffect(() => {
    if (validated.current === language) return;
    validated.current = language;
    revalidate();
  }, [language]);
};
