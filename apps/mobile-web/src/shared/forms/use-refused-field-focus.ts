import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/** Puts the cursor into the field that the gateway refused, also when it appears only then. */
export const useRefusedFieldFocus = <Fields extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Fields>, "setFocus">,
  refused: Path<Fields> | undefined,
): void => {
  useEffect(() => {
    if (refused) setFocus(refused);
  }, [refused, setFocus]);
};
