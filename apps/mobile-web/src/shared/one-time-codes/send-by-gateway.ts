import { isApiError } from "@volado/api-client";
import type { SendSmsCodeInput } from "@volado/api-client/endpoints";
import type { HumanProof, SmsAnswer } from "@volado/domain/security";

/** What sending through the gateway needs. */
export interface SmsGateway {
  readonly send: (input: SendSmsCodeInput) => Promise<SmsAnswer>;
  readonly verify: () => Promise<HumanProof | undefined>;
  /** The settings ask for a proof with every code (Spec §3). */
  readonly needsHuman: boolean;
}

const asksForHuman = (error: unknown): boolean =>
  isApiError(error) && error.kind === "rejected" && error.code === "human_verification_required";

/**
 * Has the gateway send a code: with a proof when the settings say so, or, once, when the gateway asks for it
 * after all. undefined when the player closed the verification. Rejects as the call does.
 */
export const sendByGateway = async (
  { send, verify, needsHuman }: SmsGateway,
  to: Omit<SendSmsCodeInput, "proof">,
): Promise<SmsAnswer | undefined> => {
  if (!needsHuman) {
    try {
      return await send({ ...to, proof: undefined });
    } catch (error) {
      if (!asksForHuman(error)) throw error;
    }
  }
  const proof = await verify();
  return proof && send({ ...to, proof });
};
