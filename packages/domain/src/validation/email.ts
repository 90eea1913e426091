import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanText } from "./clean-text.ts";
import { TEXT_MAX_LENGTH } from "./free-text.ts";

/** Which addresses a merchant takes: those of the specification's pattern, or also newer and foreign ones. */
export type EmailPattern = "specified" | "wide";

/**
 * Word characters, optional dot segments, @, a host's name and one to three parts of 2 to 3 letters (Spec §5,
 * docs/decisions/070).
 */
const SPECIFIED = /^\w+(\.\w+)*@[\w-]+(\.[a-z]{2,3}){1,3}$/i;

/** What stands between the dots before the @ (RFC 5321 §4.1.2, with letters of every script by RFC 6531 §3.3). */
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
/** What stands between the dots of a host: up to 63 letters, numbers and hyphens, no hyphen at either end. */
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** What a host ends with: letters, or a foreign name in punycode. */
const ENDING = /^(xn--[a-z\d-]{1,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})$/iu;

/** Quoted names, and numbers in a host's place, stay out: nobody has one, and most who type one have erred. */
const isWide = (email: string): boolean => {
  const [name = "", host = "", ...more] = email.split("@");
  const labels = host.split(".");
  return (
    more.length === 0 &&
    name.split(".").every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    ENDING.test(labels.at(-1) ?? "")
  );
};

const fits: Readonly<Record<EmailPattern, (email: string) => boolean>> = {
  specified: (email) => SPECIFIED.test(email),
  wide: isWide,
};

/** How an address is judged. */
export interface EmailRule {
  readonly required: boolean;
  readonly pattern: EmailPattern;
  /** Characters. @default 256 */
  readonly max?: number | undefined;
}

/** The rule of an e-mail address; blanks around it don't count (Spec §5). */
export const emailProblem = (
  typed: string,
  { required, pattern, max = TEXT_MAX_LENGTH }: EmailRule,
): FieldProblem | undefined => {
  const email = cleanText(typed);
  const values = { min: 1, max };
  if (email === "") return required ? { key: "errors.emailRequired", values } : undefined;
  if (email.length > max) return { key: "errors.fieldTooLong", values };
  return fits[pattern](email) ? undefined : { key: "errors.emailFormat", values };
};
