import { messageKeyOf } from "@volado/api-client";
import type { HumanProof } from "@volado/domain/security";
import { askForSlide } from "./slide-request.ts";

/**
 * Proof that a person is there (Spec §3 "slide/human-verification result"). A merchant with a provider of its
 * own, such as geetest, puts an adapter of this port in the place of the sandbox's slide.
 */
export interface HumanVerification {
  /**
   * Asks the player. undefined: closed without an answer, and nothing is to be said about it.
   * @throws NetworkError when what asks can't be loaded
   */
  readonly verify: () => Promise<HumanProof | undefined>;
}

/** The site's verification: the sandbox gateway's slide, in the dialog of `<HumanHost />`. */
export const humanVerification: HumanVerification = { verify: askForSlide };

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
