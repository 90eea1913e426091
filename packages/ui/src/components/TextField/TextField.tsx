import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldTexts } from "../Field/index.ts";

/**
 * One line of text with its label, hint and error. `className` goes to the root; `ref` and every other
 * attribute go to the input, so it takes a form library's registration as it is.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  prefix,
  suffix,
  digits,
  type = "text",
  className,
  "aria-describedby": describedBy,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={input.disabled}
      describedBy={describedBy}
      className={clsx("vo-text-field", className)}
    >
      {(control) => (
        <span className="vo-field__box">
          {prefix !== undefined && <span className="vo-field__slot">{prefix}</span>}
          <input
            {...(digits !== undefined && { inputMode: "numeric", pattern: "[0-9]*" })}
            {...input}
            {...control}
            className="vo-field__input"
            type={type}
            onChange={(event) => {
              if (digits !== undefined) keepDigits(event.target, digits);
              onChange?.(event);
            }}
          />
          {suffix !== undefined && (
            <span className="vo-field__slot" data-end="">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

/** Drops everything but digits, and digits beyond `max`, from what was typed. */
function keepDigits(input: HTMLInputElement, max: number) {
  const digits = input.value.replace(/\D/g, "").slice(0, max);
  if (digits !== input.value) input.value = digits;
}

export interface TextFieldProps extends Omit<ComponentPropsWithRef<"input">, "prefix">, FieldTexts {
  /** Before the text: an icon, a dialling code. */
  prefix?: ReactNode;
  /** After the text: a button that acts on it. */
  suffix?: ReactNode;
  /** Takes digits alone, at most so many: letters, blanks and what is too much are dropped as they are typed. */
  digits?: number | undefined;
}
