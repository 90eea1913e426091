import { clsx } from "clsx/lite";
import { ChevronDownIcon } from "../../icons/index.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/** A country in the list of dialling codes. */
export interface DiallingCode {
  /** Digits without plus sign, such as "52"; countries may share them. */
  value: string;
  /** Country and code as the open list shows them, such as "México +52". */
  label: string;
}

/**
 * A mobile number with its country's dialling code in the same frame. The list of codes is the phone's own;
 * with fewer than two codes to choose from, the code is plain text. Everything else is TextField.
 */
export function MobileField({
  diallingCodes,
  diallingCode,
  onDiallingCodeChange,
  diallingCodeLabel,
  autoComplete = "tel-national",
  className,
  ...rest
}: MobileFieldProps) {
  return (
    <TextField
      {...rest}
      className={clsx("vo-mobile", className)}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      prefix={
        <span className="vo-mobile__code">
          <span>{`+${diallingCode}`}</span>
          {diallingCodes.length > 1 && (
            <>
              <ChevronDownIcon size={18} />
              <select
                className="vo-mobile__select"
                aria-label={diallingCodeLabel}
                autoComplete="tel-country-code"
                value={diallingCode}
                disabled={rest.disabled}
                onChange={(event) => onDiallingCodeChange(event.target.value)}
              >
                {diallingCodes.map(({ value, label }) => (
                  <option key={label} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          )}
        </span>
      }
    />
  );
}

export interface MobileFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "suffix"> {
  /** The countries to choose from, in the order of the list. */
  diallingCodes: readonly DiallingCode[];
  /** The chosen code: a `value` of `diallingCodes`. */
  diallingCode: string;
  onDiallingCodeChange: (diallingCode: string) => void;
  /** Name of the list, such as "Country code". */
  diallingCodeLabel: string;
}
