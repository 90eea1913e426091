import { clsx } from "clsx/lite";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

/** A day, chosen with the phone's own date picker. Values are `YYYY-MM-DD`. Everything else is TextField. */
export function DateField({ className, ...rest }: DateFieldProps) {
  return <TextField {...rest} className={clsx("vo-date", className)} type="date" />;
}

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "min" | "max"> {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
}
