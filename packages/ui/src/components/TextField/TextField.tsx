import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";

/**
 * A single-line text field with label, hint and error. `className` goes to the root, `ref` and all other props to the
 * input, so it works with form libraries.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  invalid,
  prefix,
  suffix,
  digits = false,
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
      invalid={invalid}
      disabled={input.disabled}
      describedBy={describedBy}
      className={clsx("vo-text-field", className)}
    >
      {(control) => (
        <span className="vo-field__box">
          {prefix !== undefined && <span className="vo-field__slot">{prefix}</span>}
          <input
            {...(digits && { inputMode: "numeric", pattern: "[0-9]*" })}
            {...input}
            {...control}
            className="vo-field__input"
            type={type}
            onChange={(event) => {
              if (digits) keepDigits(event.target);
              onChange?.(event);
            }}
          />
          {suffix !== undefined && (
            <span className="vo-field__slot" data-end={typeof suffix === "string" ? "text" : "control"}>
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

const digitsOf = (text: string) => text.normalize("NFKC").replace(/\D/g, "");

/** Removes everything but digits, preserving the cursor position relative to the digits. */
function keepDigits(input: HTMLInputElement) {
  const { value, selectionStart } = input;
  const digits = digitsOf(value);
  if (digits === value) return;
  const cursor = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(cursor, cursor);
}

/** `maxLength` is omitted: browsers silently truncate pasted text. Report text that is too long in `error`. */
export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "prefix" | "maxLength">,
    FieldTexts {
  /**
   * Marks the field without an error of its own, if a message elsewhere explains it: name that in `aria-describedby`.
   * Defaults to `false`.
   */
  invalid?: boolean | undefined;
  /** Before the text: an icon, a dialling code. */
  prefix?: ReactNode;
  /** After the text: a button that acts on it. */
  suffix?: ReactNode;
  /**
   * Accepts digits only, including full-width ones. Other characters are dropped while typing. Defaults to `false`.
   */
  digits?: boolean | undefined;
}

/** A date field with the browser's own picker. Values are `YYYY-MM-DD`. All other props are TextField's. */
export function DateField({ className, ...rest }: DateFieldProps) {
  return <TextField {...rest} className={clsx("vo-date", className)} type="date" />;
}

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "min" | "max"> {
  /** Earliest selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest selectable day, `YYYY-MM-DD`. */
  max?: string | undefined;
}
