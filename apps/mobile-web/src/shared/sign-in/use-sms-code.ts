import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { SendSmsCodeInput, SmsPurpose } from "@volado/api-client/endpoints";
import { smsMutations } from "@volado/api-client/query";
import { limits } from "@volado/config";
import type { MessageKey } from "@volado/domain/errors";
import type { RegistrationSettings } from "@volado/domain/registration";
import { cleanMobile, cleanSmsCode } from "@volado/domain/validation";
import { useTranslation } from "react-i18next";
import { showLoading } from "../overlays/toast-store.ts";
import { useClient } from "../services/services-context.tsx";
import { proveByFirebase, sendByFirebase } from "./firebase-codes.ts";
import { humanVerification } from "./human-verification.ts";
import { sendByGateway } from "./send-by-gateway.ts";
import { useOneTimeCode } from "./use-one-time-code.ts";

/** How codes are sent; `smsBy` and `needsHuman` are part of the registration settings. */
export interface SmsCodeOptions {
  readonly purpose: SmsPurpose;
  /** @default "gateway" */
  readonly smsBy?: RegistrationSettings["smsBy"] | undefined;
  /** @default false */
  readonly needsHuman?: boolean | undefined;
}

/** Recipient of a code: the number as typed, validated by the form. */
export type SmsRecipient = Pick<SendSmsCodeInput, "mobile" | "diallingCode">;

/**
 * Sends SMS codes, and verifies typed ones with Firebase (Spec §4). Failed sends by Firebase show no message (Spec §8).
 */
export const useSmsCode = ({ purpose, smsBy = "gateway", needsHuman = false }: SmsCodeOptions) => {
  const { t } = useTranslation();
  const call = useMutation({ ...smsMutations.send(useClient()), meta: { inline: true } });

  const loading = async <Answer>(sending: () => Promise<Answer>): Promise<Answer> => {
    const endLoading = showLoading(t("sms.sending"), limits.toast.untilDone);
    try {
      return await sending();
    } finally {
      endLoading();
    }
  };

  const request = ({ mobile, diallingCode }: SmsRecipient) => {
    const to = { mobile: cleanMobile(mobile, diallingCode), diallingCode, purpose };
    return smsBy === "firebase"
      ? loading(() => sendByFirebase(to))
      : sendByGateway(
          {
            send: (input) => loading(() => call.mutateAsync(input)),
            verify: humanVerification.verify,
            needsHuman,
          },
          to,
        );
  };

  const { setFailure, ...code } = useOneTimeCode({
    purpose,
    request,
    sentText: t("common.smsSent"),
    failureOf: (error): MessageKey | undefined => (smsBy === "gateway" ? messageKeyOf(error) : undefined),
  });

  const prove = async (typed: string): Promise<string | undefined> => {
    const proof = await proveByFirebase(purpose, cleanSmsCode(typed));
    setFailure(proof.failure);
    return proof.idToken;
  };

  return {
    ...code,
    /** With Firebase: exchanges the typed code for an id token; undefined if it is wrong, and `failure` says why. */
    prove,
  };
};
