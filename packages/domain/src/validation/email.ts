import type { FieldProblem } from "../errors/field-message-key.ts";
import { TEXT_MAX_LENGTH } from "./free-text.ts";

/**
 * Word characters, optional dot segments, @, a host's name and one to three parts of 2 to 3 letters (Spec §5,
 * docs/decisions/070).
 */
const EMAIL = /^\w+(\.\w+)*@[\w-]+(\.[a-z]{2,3}){1,3}$/i;

/** The rule of an e-mail address; blanks around it don't count (Spec §5). */
export const emailProblem = (
  typed: string,
  required: boolean,
  max: number = TEXT_MAX_LENGTH,
): FieldProblem | undefined => {
  const email = typed.trim();
  const values = { min: 1, max };
  if (email === "") return required ? { key: "errors.emailRequired", values } : undefined;
  if (email.length > max) return { key: "errors.fieldTooLong", values };
  return EMAIL.test(email) ? undefined : { key: "errors.emailFormat", values };
};
