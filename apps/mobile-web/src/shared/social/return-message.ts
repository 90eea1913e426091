/**
 * What the return page tells the page that asked: the fragment it was called with, which it has already cleared.
 */
export interface ReturnMessage {
  readonly kind: typeof RETURN_MESSAGE;
  /** Without its leading "#". */
  readonly fragment: string;
}

/** The channel of our origin on which the return page speaks when its opener was taken from it. */
export const RETURN_CHANNEL = "volado-sign-in-return";

/** Tells our messages from those of extensions and development tools. */
export const RETURN_MESSAGE = "volado:sign-in-return";

/** Reads a message from another window. @returns the fragment; undefined for anybody else's message */
export const fragmentOf = (data: unknown): string | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  if (Reflect.get(data, "kind") !== RETURN_MESSAGE) return undefined;
  const fragment: unknown = Reflect.get(data, "fragment");
  return typeof fragment === "string" ? fragment : undefined;
};
