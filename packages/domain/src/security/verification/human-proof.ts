/**
 * What a human verification gives for the gateway to check; opaque to everybody else (Spec §3
 * "slide/human-verification result").
 */
export interface HumanProof {
  readonly lotNumber: string;
  readonly output: string;
  readonly passToken: string;
  /** Epoch seconds, as text. */
  readonly generatedAt: string;
}
