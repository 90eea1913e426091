import type { ProviderAnswer } from "./provider-answer.ts";

/** How a sign-in at a provider ended. */
export type ProviderOutcome =
  | ProviderAnswer
  /** The browser blocked the window. */
  | { readonly kind: "blocked" }
  /** The player or the site closed the window. */
  | { readonly kind: "closed" }
  | { readonly kind: "timeout" };

/** A pending sign-in at a provider. */
export interface ProviderQuestion {
  readonly outcome: Promise<ProviderOutcome>;
  /** Closes the window. */
  cancel(): void;
}
