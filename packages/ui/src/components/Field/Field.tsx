import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { hasContent } from "../../content/has-content.ts";

/** What every labelled field of the kit takes, whatever control it holds. */
export interface FieldTexts {
  /** The visible label. */
  label: ReactNode;
  /** Help that stays under the field. */
  hint?: ReactNode;
  /** Why the value is not accepted and what to do; shown instead of the hint. */
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/**
 * Label above, control, hint or error below. The line for the message is a live region that is always
 * there, so an error that appears on leaving the field is announced.
 */
export function Field({
  id,
  label,
  hint,
  error,
  disabled = false,
  describedBy,
  className,
  children,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messageId = `${controlId}-message`;
  const invalid = hasContent(error);
  const message = invalid ? error : hint;
  return (
    <div
      {...rest}
      className={clsx("vo-field", className)}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <label className="vo-field__label" htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        "aria-invalid": invalid || undefined,
        "aria-describedby": clsx(hasContent(message) && messageId, describedBy) || undefined,
      })}
      <div className="vo-field__message" id={messageId} aria-live="polite">
        {message}
      </div>
    </div>
  );
}

export interface FieldProps extends Omit<ComponentPropsWithRef<"div">, "children">, FieldTexts {
  /** Id of the control; generated when missing. */
  id?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ids of further texts that describe the control, such as a RuleList. */
  describedBy?: string | undefined;
  /** Renders the control with the attributes that tie it to its texts. */
  children: (control: FieldControl) => ReactNode;
}
