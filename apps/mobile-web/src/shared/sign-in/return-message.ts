/** Message of the return page: the fragment it was opened with, which it has already cleared. */
export interface ReturnMessage {
  readonly kind: typeof RETURN_MESSAGE;
  /** Without its leading "#". */
  readonly fragment: string;
}

/** Channel on which the return page sends its message if it has no opener. */
export const RETURN_CHANNEL = "volado-sign-in-return";

/** Distinguishes our messages from those of extensions and development tools. */
export const RETURN_MESSAGE = "volado:sign-in-return";

/** Reads a message from another window. @returns the fragment; undefined for any other message */
export const fragmentOf = (data: unknown): string | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  if (Reflect.get(data, "kind") !== RETURN_MESSAGE) return undefined;
  const fragment: unknown = Reflect.get(data, "fragment");
  return typeof fragment === "string" ? fragment : undefined;
};

/**
 * Keys in sessionStorage of a sign-in with the whole page: the address to return to, written before leaving together
 * with the attempt, and the provider's answer, written by the return page.
 */
export const redirectKeys = {
  place: "signInPlace",
  attempt: "signInAttempt",
  answer: "signInAnswer",
} as const;
