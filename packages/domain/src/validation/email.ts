import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanText } from "./clean-text.ts";
import { TEXT_MAX_LENGTH } from "./free-text.ts";

/** Accepted addresses: the specification's pattern, or also newer and international ones. */
export type EmailPattern = "specified" | "wide";

/**
 * Word characters with dots, @, a host name and one to three parts of 2 to 3 letters (Spec §5, docs/decisions/070).
 */
const SPECIFIED = /^\w+(\.\w+)*@[\w-]+(\.[a-z]{2,3}){1,3}$/i;

/** A part between the dots before the @ (RFC 5321 §4.1.2, any script by RFC 6531 §3.3). */
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
/** A label of the host: up to 63 letters, digits and hyphens, no hyphen at either end. */
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** The top-level domain: letters, or punycode. */
const ENDING = /^(xn--[a-z\d-]{1,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})$/iu;

/** Quoted names and IP addresses are refused, because they are almost always typing errors. */
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

/** Rules for an e-mail address. */
export interface EmailRule {
  readonly required: boolean;
  readonly pattern: EmailPattern;
  /** Characters. @default 256 */
  readonly max?: number | undefined;
}

/** Checks an e-mail address; surrounding blanks don't count (Spec §5). */
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
