import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

/** Something to choose from a list. */
export interface SelectOption {
  value: string;
  label: string;
}

/**
 * One of many, chosen from the phone's own list, with label, hint and error. `className` goes to the root;
 * `ref` and every other attribute go to the select, so it takes a form library's registration as it is.
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
  /** Stands in the frame while nothing is chosen; without it the first option is chosen. */
  placeholder?: string | undefined;
}
