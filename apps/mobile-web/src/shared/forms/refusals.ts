import { isApiError, messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
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

/** Finds the field that a failure belongs to; undefined shows it above the form. */
export const refusedFieldIn =
  <Field extends string>(fields: Partial<Record<RefusalKey, Field>>) =>
  (failure: RefusalKey | undefined): Field | undefined =>
    failure && fields[failure];

/** Focuses the refused field, even if it has only just been rendered. */
const useRefusedFieldFocus = <Fields extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Fields>, "setFocus">,
  refused: Path<Fields> | undefined,
): void => {
  useEffect(() => {
    if (refused) setFocus(refused);
  }, [refused, setFocus]);
};

/**
 * Error messages by field: the validation error, or why the gateway refused it. Focuses the refused field and
 * translates messages again when the language changes.
 * @param place the field that the failure belongs to; undefined: it is shown above the form
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

/** Refusals that occur on few pages, excluded from the codes that every page loads. */
const texts = {
  payment_password_missing: "errors.paymentPasswordMissing",
  payment_password_wrong: "errors.paymentPasswordWrong",
  payment_password_same: "errors.paymentPasswordSame",
  bank_card_taken: "errors.bankCardTaken",
  bank_card_limit: "errors.bankCardLimit",
  password_common: "errors.passwordCommon",
  password_is_username: "errors.passwordIsUsername",
} as const;

/** Text key of a failure; the additional refusals need the texts `security`. */
export type RefusalKey = MessageKey | (typeof texts)[keyof typeof texts];

const isLocal = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** Text key of a failed call. */
export const refusalKeyOf = (error: unknown): RefusalKey =>
  isApiError(error) && error.kind === "rejected" && isLocal(error.code)
    ? texts[error.code]
    : messageKeyOf(error);
