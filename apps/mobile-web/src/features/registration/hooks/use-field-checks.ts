import { useQueryClient } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import type { RegistrationField } from "@volado/domain/registration";
import { cleanFigures } from "@volado/domain/validation";
import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useClient } from "../../../shared/services/services-context.tsx";
import type { RegistrationFormFields } from "../registration-check.ts";

/** Checks whether usernames are free (Spec §7 "Username check"). */
export const useUsernameCheck = () => {
  const client = useClient();
  const queries = useQueryClient();
  const [free, setFree] = useState<string>();
  const query = (username: string) => registrationQueries.usernameAvailable(client, username);

  return {
    /** The last username found free. */
    free,
    isTaken: (username: string): boolean =>
      username !== "" && queries.getQueryData(query(username).queryKey)?.available === false,
    /** Failures are ignored: the registration checks again. */
    check: async (username: string): Promise<void> => {
      try {
        const { available } = await queries.fetchQuery(query(username));
        if (available) setFree(username);
      } catch {
        setFree(undefined);
      }
    },
    /** Marks a username as taken after a rejected registration. */
    markTaken: (username: string): void => {
      queries.setQueryData(query(username).queryKey, { available: false });
    },
  };
};

/**
 * Whether a field loses focus because a link or button outside it is pressed. An error message would then move that
 * target between press and release, and the tap would be lost.
 */
const blurredByPress = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>): boolean => {
  const pressed = relatedTarget instanceof Element ? relatedTarget.closest("a, button") : null;
  return pressed !== null && !target.closest(".vo-field")?.contains(pressed);
};

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
