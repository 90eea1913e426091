import { isApiError } from "@volado/api-client";
import type { SendSmsCodeInput } from "@volado/api-client/endpoints";
import type { HumanProof, SmsAnswer } from "@volado/domain/security";

export interface SmsGateway {
  readonly send: (input: SendSmsCodeInput) => Promise<SmsAnswer>;
  readonly verify: () => Promise<HumanProof | undefined>;
  /** Whether the settings require a proof with every code (Spec §3). */
  readonly needsHuman: boolean;
}

const requiresHuman = (error: unknown): boolean =>
  isApiError(error) && error.kind === "rejected" && error.code === "human_verification_required";

/** Sends a code, with a proof if the settings or the gateway require one. Undefined if the dialog was closed. */
export const sendByGateway = async (
  { send, verify, needsHuman }: SmsGateway,
  to: Omit<SendSmsCodeInput, "proof">,
): Promise<SmsAnswer | undefined> => {
  if (!needsHuman) {
    try {
      return await send({ ...to, proof: undefined });
    } catch (error) {
      if (!requiresHuman(error)) throw error;
    }
  }
  const proof = await verify();
  return proof && send({ ...to, proof });
};
