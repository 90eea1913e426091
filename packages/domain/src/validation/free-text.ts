import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanName, cleanText } from "./clean-text.ts";

export const TEXT_MAX_LENGTH = 128;

interface TextLimit {
  readonly required: boolean;
  /** In characters. */
  readonly max: number;
}

/** Checks a plain text field: not empty when required, not too long (Spec §5). Surrounding blanks don't count. */
export const textProblem = (typed: string, { required, max }: TextLimit): FieldProblem | undefined => {
  const text = cleanText(typed);
  const values = { min: required ? 1 : 0, max };
  if (text === "") return required ? { key: "errors.fieldRequired", values } : undefined;
  return text.length <= max ? undefined : { key: "errors.fieldTooLong", values };
};

/** Letters of any script with punctuation used in names: `José-María O’Neil Jr.` */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/** Checks a person's name: no digits or symbols (Spec §8 "Name format incorrect"). */
export const nameProblem = (typed: string, limit: TextLimit): FieldProblem | undefined => {
  const name = cleanName(typed);
  const problem = textProblem(name, limit);
  if (problem || name === "" || NAME.test(name)) return problem;
  return { key: "errors.nameFormat", values: { min: 1, max: limit.max } };
};
