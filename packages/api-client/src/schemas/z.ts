import * as z from "zod/mini";

/**
 * The only import of zod. Bundlers that keep zod external rename each file's import, and the same code under sixty
 * names compresses badly.
 */
export { z };

/** Parses JSON; undefined if the text is not valid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
