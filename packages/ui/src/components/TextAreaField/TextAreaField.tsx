import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";

/**
 * A multi-line text field with label, hint and error. `className` goes to the root, `ref` and all other props to the
 * textarea, so it works with form libraries.
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
   * Initial number of lines. The field grows with its content where the browser supports it, and can be resized.
   * Defaults to 5.
   */
  rows?: number | undefined;
}
