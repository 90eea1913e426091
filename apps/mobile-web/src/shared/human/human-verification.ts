import { messageKeyOf } from "@volado/api-client";
import type { HumanProof } from "@volado/domain/security";
import { requestSlide } from "./slide-request.ts";

/**
 * Human verification (Spec §3 "slide/human-verification result"). A merchant with another provider, such as geetest,
 * replaces the sandbox's slide with an adapter of this port.
 */
export interface HumanVerification {
  /**
   * Asks the player. Resolves to undefined, and shows nothing, if the dialog is closed.
   * @throws NetworkError if the dialog can't be loaded
   */
  readonly verify: () => Promise<HumanProof | undefined>;
}

/** The sandbox gateway's slide, in the dialog of `<HumanHost />`. */
export const humanVerification: HumanVerification = { verify: requestSlide };

/**
 * Makes a call, and retries it with a proof if the gateway requires one. Rejects as the call does, also if the player
 * closes the verification.
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
