import { clsx } from "clsx/lite";
import { ChevronDownIcon } from "../../icons/index.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/** An option of the country codes. */
export interface DiallingCode {
  /** Digits without plus sign, such as "52". Countries may share a code. */
  value: string;
  /** Country and code as shown in the open list, such as "México +52". */
  label: string;
}

/**
 * A mobile number with the country's dialling code. The list is a native select; with fewer than two codes the code is
 * plain text. All other props are TextField's.
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
  /** Countries to choose from, in display order. */
  diallingCodes: readonly DiallingCode[];
  /** The selected code: a `value` of `diallingCodes`. */
  diallingCode: string;
  onDiallingCodeChange: (diallingCode: string) => void;
  /** Accessible name of the select, such as "Country code". */
  diallingCodeLabel: string;
}
