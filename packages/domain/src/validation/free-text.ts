import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanName, cleanText } from "./clean-text.ts";

/** What any text of a request can carry at most. */
export const TEXT_MAX_LENGTH = 128;

/** What a field without a rule of its own is held to. */
interface TextLimit {
  readonly required: boolean;
  /** In characters. */
  readonly max: number;
}

/**
 * A field without a rule of its own: not empty when required, and not longer than configured (Spec §5).
 * Blanks around it don't count.
 */
export const textProblem = (typed: string, { required, max }: TextLimit): FieldProblem | undefined => {
  const text = cleanText(typed);
  const values = { min: required ? 1 : 0, max };
  if (text === "") return required ? { key: "errors.fieldRequired", values } : undefined;
  return text.length <= max ? undefined : { key: "errors.fieldTooLong", values };
};

/** Letters of any script with the marks that names have: `José-María O’Neil Jr.` */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/** A person's name: a text without digits and symbols (Spec §8 "Name format incorrect"). */
export const nameProblem = (typed: string, limit: TextLimit): FieldProblem | undefined => {
  const name = cleanName(typed);
  const problem = textProblem(name, limit);
  if (problem || name === "" || NAME.test(name)) return problem;
  return { key: "errors.nameFormat", values: { min: 1, max: limit.max } };
};
