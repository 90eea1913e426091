import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useLanguage } from "../language/language.ts";

/** Something is typed, or a box is ticked. */
const isFilled = (value: unknown): boolean => value !== "" && value !== false && value !== undefined;

/**
 * Checks filled fields, and those that already say what is wrong, when the language changes, so that their messages
 * are told in it (Spec §4 "Login re-validates filled fields on language change"). What is empty stays quiet.
 */
export const useLanguageRevalidation = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  names: readonly Path<Fields>[],
): void => {
  const language = useLanguage();
  const told = useRef(language);
  const revalidate = useEffectEvent(() => {
    const { errors } = form.formState;
    const due = names.filter((name) => name in errors || isFilled(form.getValues(name)));
    if (due.length > 0) void form.trigger(due);
  });
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    revalidate();
  }, [language]);
};
