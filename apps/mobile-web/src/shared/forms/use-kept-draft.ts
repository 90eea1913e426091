import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type DraftName, formDrafts } from "./form-drafts.ts";

/**
 * Keeps what is typed into a form's fields, none of which may be a secret. Give `useForm` what `formDrafts.of` has of
 * them to begin with.
 *
 * @param account whose form it is; undefined for whoever isn't signed in
 */
export const useKeptDraft = <Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, "getValues" | "subscribe">,
  name: DraftName,
  fields: readonly Path<Fields>[],
  account?: string,
): void => {
  const names = fields.join();
  useEffect(() => {
    const keep = () => {
      const typed = names.split(",").flatMap((field) => {
        const value: unknown = Reflect.get(form.getValues(), field);
        return typeof value === "string" ? [[field, value] as const] : [];
      });
      formDrafts.keep(name, Object.fromEntries(typed), account);
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, name, names, account]);
};
