import { isApiError, messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";
import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguageRevalidation } from "./use-language-revalidation.ts";

/** Finds the field of a form that a failure is about; undefined: it is told above the form. */
export const refusedFieldIn =
  <Field extends string>(fields: Partial<Record<RefusalKey, Field>>) =>
  (failure: RefusalKey | undefined): Field | undefined =>
    failure && fields[failure];

/** Puts the cursor into the field that the gateway refused, also when it appears only then. */
const useRefusedFieldFocus = <Fields extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Fields>, "setFocus">,
  refused: Path<Fields> | undefined,
): void => {
  useEffect(() => {
    if (refused) setFocus(refused);
  }, [refused, setFocus]);
};

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

/**
 * Refusals about payment passwords, bank cards and money of a bonus. They are told on a few pages only, so
 * they stand here and not with the codes that every page can meet.
 */
const texts = {
  payment_password_missing: "errors.paymentPasswordMissing",
  payment_password_wrong: "errors.paymentPasswordWrong",
  payment_password_same: "errors.paymentPasswordSame",
  rollover_left: "downlines.transfer.rolloverLeft",
  bank_card_taken: "errors.bankCardTaken",
  bank_card_limit: "errors.bankCardLimit",
} as const;

/**
 * The text of a failure, those of payment passwords, bank cards and bonus money included (texts of the parts
 * "security" and "downlines").
 */
export type RefusalKey = MessageKey | (typeof texts)[keyof typeof texts];

const isOurs = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** What a failed call says to the player. */
export const refusalKeyOf = (error: unknown): RefusalKey =>
  isApiError(error) && error.kind === "rejected" && isOurs(error.code)
    ? texts[error.code]
    : messageKeyOf(error);
