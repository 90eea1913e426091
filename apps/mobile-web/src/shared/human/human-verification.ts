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
