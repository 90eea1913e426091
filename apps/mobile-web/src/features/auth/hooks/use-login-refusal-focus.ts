import type { MessageKey } from "@volado/domain/errors";
import { useEffect, useEffectEvent, useState } from "react";
import { fieldToCorrect } from "../failure-place.ts";

/**
 * Returns a function to call with each refusal. It focuses a captcha that has just appeared, so that the player
 * notices it, or else the field that was wrong.
 */
export const useLoginRefusalFocus = <Field extends string>(
  setFocus: (field: Field | "captcha") => void,
  fields: readonly (Field | "captcha")[],
  captchaShown: boolean,
): ((refusal: MessageKey) => void) => {
  const [refused, setRefused] = useState<{ readonly key: MessageKey; readonly hadCaptcha: boolean }>();
  const focus = useEffectEvent(({ key, hadCaptcha }: NonNullable<typeof refused>) => {
    const field = captchaShown && !hadCaptcha ? "captcha" : fieldToCorrect(key, fields);
    if (field) setFocus(field);
  });
  useEffect(() => {
    if (refused) focus(refused);
  }, [refused]);
  return (key) => setRefused({ key, hadCaptcha: captchaShown });
};
