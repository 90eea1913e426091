import { messageKeyOf } from "@volado/api-client";
import type { HumanProof } from "@volado/domain/security";
import { humanVerification } from "./human-verification.ts";

/**
 * Makes a call, and once more with a proof when the gateway refuses it for want of one: what was typed is
 * sent again by itself. Rejects as the call does, also for a player who closes the verification.
 */
export const withHumanProof = async <Input extends { readonly proof?: HumanProof }, Answer>(
  call: (input: Input) => Promise<Answer>,
  input: Input,
): Promise<Answer> => {
  try {
    return await call(input);
  } catch (error) {
    const proof =
      messageKeyOf(error) === "errors.humanRequired" ? await humanVerification.verify() : undefined;
    if (!proof) throw error;
    return await call({ ...input, proof });
  }
};
