import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { RefusalKey } from "./refusal-key.ts";
import { useLanguageRevalidation } from "./use-language-revalidation.ts";
import { useRefusedFieldFocus } from "./use-refused-field-focus.ts";

/**
 * What to say beside each field of a form: what is wrong with what was typed, or why the gateway refused it.
 * The field that was refused gets the cursor, and messages follow the language.
 *
 * @param names the fields that can be wrong
 * @param failure why the last attempt failed
 * @param place the field that the failure is about; undefined: it is told above the form
 */
export const useRefusals = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  names: readonly Path<Fields>[],
  failure: RefusalKey | undefined,
  place: Path<Fields> | undefined,
) => {
  const { t } = useTranslation();
  useLanguageRevalidation(form, names);
  useRefusedFieldFocus(form, place);
  const { formState } = form;
  return (name: Path<Fields>): string | undefined =>
    form.getFieldState(name, formState).error?.message ??
    (failure && place === name ? t(failure) : undefined);
};
