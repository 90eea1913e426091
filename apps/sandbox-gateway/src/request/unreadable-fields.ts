import { Refusal } from "./refusal.ts";

/** Levels of a call's fields: the deepest of the registry has four. */
const DEPTH_MAX = 16;

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
const isText = (text: string): boolean => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);

/**
 * Refuses what no call means and nothing behind it could keep: text that is none, and fields within fields without end.
 *
 * @throws Refusal malformed
 */
export const refuseUnreadable = (fields: unknown, depth = 0): void => {
  if (typeof fields === "string" && !isText(fields))
    throw new Refusal("malformed", { message: "A text has a NUL or half a character in it." });
  if (typeof fields !== "object" || fields === null) return;
  if (depth === DEPTH_MAX)
    throw new Refusal("malformed", { message: `The fields are nested deeper than ${DEPTH_MAX} levels.` });
  for (const [name, value] of Object.entries(fields)) {
    refuseUnreadable(name, depth + 1);
    refuseUnreadable(value, depth + 1);
  }
};
