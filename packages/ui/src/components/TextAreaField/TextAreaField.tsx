import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";

/**
 * Several lines of text with label, hint and error. `className` goes to the root; `ref` and every other
 * attribute go to the textarea, so it takes a form library's registration as it is.
 */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  rows = 5,
  className,
  "aria-describedby": describedBy,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={area.disabled}
      describedBy={describedBy}
      className={clsx("vo-text-area", className)}
    >
      {(control) => (
        <span className="vo-field__box">
          <textarea {...area} {...control} className="vo-field__input vo-text-area__input" rows={rows} />
        </span>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends ComponentPropsWithRef<"textarea">, FieldTexts {
  /**
   * Lines in sight from the start; it grows with what is typed where the browser can, and by hand.
   * @default 5
   */
  rows?: number | undefined;
}
