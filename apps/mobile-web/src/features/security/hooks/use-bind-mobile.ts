import { useMutation } from "@tanstack/react-query";
import { securityMutations } from "@volado/api-client/query";
import type { RegistrationSettings } from "@volado/domain/registration";
import { cleanMobile, cleanSmsCode } from "@volado/domain/validation";
import { useSmsCode } from "../../../shared/one-time-codes/use-sms-code.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSaving } from "./use-saving.ts";

/** The form that binds a mobile number, as typed; the dialling code stands in it because the number's rule needs it. */
export interface BindMobileFormFields {
  diallingCode: string;
  mobile: string;
  smsCode: string;
  password: string;
}

/** Sends a code to the new number, and binds it; with Firebase its proof stands for the code. */
export const useBindMobile = ({ smsBy, smsNeedsHuman }: RegistrationSettings) => {
  const { mutateAsync } = useMutation(securityMutations.bindMobile(useClient()));
  const saving = useSaving(mutateAsync, "security.saved");
  const sms = useSmsCode({ purpose: "bind", smsBy, needsHuman: smsNeedsHuman });

  const save = async ({ mobile, diallingCode, smsCode, password }: BindMobileFormFields): Promise<void> => {
    const byFirebase = smsBy === "firebase";
    const code = cleanSmsCode(smsCode);
    const firebaseIdToken = byFirebase ? await sms.prove(code) : undefined;
    if (byFirebase && firebaseIdToken === undefined) return;
    await saving.save({
      mobile: cleanMobile(mobile, diallingCode),
      diallingCode,
      smsCode: byFirebase ? "" : code,
      firebaseIdToken,
      password,
    });
  };

  return { ...saving, save, sms, failure: saving.failure ?? sms.failure } as const;
};
