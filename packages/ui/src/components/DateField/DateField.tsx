import { clsx } from "clsx/lite";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

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
