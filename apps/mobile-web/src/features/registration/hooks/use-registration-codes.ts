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

/** What sending codes needs of the form. */
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
  const [askedFor, setAskedFor] = useState<string>();

  // Why no code came: the number's own fault, or anything else, which is told beside the code.
  const refused = sms.failure && (refusedRegistrationField(sms.failure, form) ?? "smsCode");
  const correctNumber = useEffectEvent(() => focus("mobile"));
  useEffect(() => {
    if (refused === "mobile") correctNumber();
  }, [refused]);

  return {
    sms,
    /** Why the last code was not sent, or not proved: beside which field, and for a number the one that was refused. */
    smsFailure: sms.failure && { key: sms.failure, field: refused, askedFor },

    /** Sends a code; a wrong number says so first, and gets the focus. */
    sendCode: async (): Promise<boolean> => {
      const mobile = fields.getValues("mobile");
      const problem = mobileProblem(mobile, diallingCode, registrationFieldBounds("mobile", settings));
      if (problem) {
        fields.setError("mobile", { type: problem.key, message: t(problem.key, problem.values) });
        focus("mobile");
        return false;
      }
      setAskedFor(mobile);
      return sms.send({ mobile, diallingCode });
    },
  };
};
