import {
  type RegistrationForm,
  refusedRegistrationField,
  registrationFieldBounds,
} from "@volado/domain/registration";
import { mobileProblem } from "@volado/domain/validation";
import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSmsCode } from "../../../shared/one-time-codes/use-sms-code.ts";
import type { RegistrationFormField, RegistrationFormFields } from "../registration-check.ts";

export interface CodesContext {
  readonly form: RegistrationForm;
  readonly fields: UseFormReturn<RegistrationFormFields>;
  readonly diallingCode: string;
  readonly focus: (field: RegistrationFormField) => void;
}

/** SMS codes of the registration (Spec §4 "SMS send", §5 "SMS request first validates mobile"). */
export const useRegistrationCodes = ({ form, fields, diallingCode, focus }: CodesContext) => {
  const { t } = useTranslation();
  const { settings } = form;
  const sms = useSmsCode({ purpose: "register", smsBy: settings.smsBy, needsHuman: settings.smsNeedsHuman });
  const [requestedFor, setRequestedFor] = useState<string>();

  // The field at fault: the number, or else the code.
  const refusedField = sms.failure && (refusedRegistrationField(sms.failure, form) ?? "smsCode");
  const focusNumber = useEffectEvent(() => focus("mobile"));
  useEffect(() => {
    if (refusedField === "mobile") focusNumber();
  }, [refusedField]);

  return {
    sms,
    /** Why the last code was not sent or verified: the message, its field, and the number it was requested for. */
    smsFailure: sms.failure && { key: sms.failure, field: refusedField, requestedFor },

    /** Sends a code; an invalid number shows its error and gets the focus instead. */
    sendCode: async (): Promise<boolean> => {
      const mobile = fields.getValues("mobile");
      const problem = mobileProblem(mobile, diallingCode, registrationFieldBounds("mobile", settings));
      if (problem) {
        fields.setError("mobile", { type: problem.key, message: t(problem.key, problem.values) });
        focus("mobile");
        return false;
      }
      setRequestedFor(mobile);
      return sms.send({ mobile, diallingCode });
    },
  };
};
