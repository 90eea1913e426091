import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

/**
 * A native select with label, hint and error. `className` goes to the root, `ref` and all other props to the select,
 * so it works with form libraries.
 */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  "aria-describedby": describedBy,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={select.disabled}
      describedBy={describedBy}
      className={clsx("vo-select", className)}
    >
      {(control) => (
        <span className="vo-field__box">
          <select {...select} {...control} className="vo-field__input vo-select__input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="vo-select__mark" size={20} />
        </span>
      )}
    </Field>
  );
}

export interface SelectFieldProps extends ComponentPropsWithRef<"select">, FieldTexts {
  options: readonly SelectOption[];
  /** Shown while nothing is selected. Without it the first option is selected. */
  placeholder?: string | undefined;
}
