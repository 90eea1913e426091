import type { RegistrationField } from "@volado/domain/registration";
import { cleanFigures } from "@volado/domain/validation";
import { type FocusEvent, useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { blurredByPress } from "../blurred-by-press.ts";
import type { RegistrationFormFields } from "../registration-check.ts";
import type { useUsernameCheck } from "./use-username-check.ts";

/**
 * Validation while typing: a filled field on blur, an invalid one on every change, the confirmation when the password
 * changes (Spec §5), and a valid username with the gateway.
 */
export const useFieldChecks = (
  fields: UseFormReturn<RegistrationFormFields>,
  { check }: Pick<ReturnType<typeof useUsernameCheck>, "check">,
  diallingCode: string,
) => {
  // A number that is invalid for one country may be valid for another.
  const revalidateNumber = useEffectEvent(() => {
    if (fields.getFieldState("mobile").error) void fields.trigger("mobile");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the country is the occasion, not an input
  useEffect(() => revalidateNumber(), [diallingCode]);

  const onChange = (field: RegistrationField) => () => {
    if (fields.getFieldState(field).error) void fields.trigger(field);
    const again = field === "password" && fields.getValues("passwordAgain") !== "";
    if (again) void fields.trigger("passwordAgain");
  };

  const onBlur = (field: RegistrationField) => async (event: FocusEvent<HTMLInputElement>) => {
    if (blurredByPress(event)) return;
    const typed = cleanFigures(fields.getValues(field));
    if (typed === "" || !(await fields.trigger(field)) || field !== "username") return;
    await check(typed);
    if (cleanFigures(fields.getValues("username")) === typed) void fields.trigger("username");
  };

  return (field: RegistrationField) =>
    fields.register(field, { onChange: onChange(field), onBlur: onBlur(field) });
};
