import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useLanguage } from "../language/language.ts";

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
