import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { hasContent } from "../../props.ts";

/**
 * A single checkbox. Clicking a link in the label follows the link without toggling. `className` goes to the root,
 * `ref` and all other props to the input.
 */
export function Checkbox({ children, error, id, className, ...input }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const errorId = `${controlId}-error`;
  const invalid = hasContent(error);
  return (
    <div className={clsx("vo-checkbox", className)} data-invalid={invalid || undefined}>
      <label className="vo-checkbox__row" htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          className="vo-checkbox__input"
          type="checkbox"
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      <div className="vo-checkbox__error" id={errorId} aria-live="polite">
        {error}
      </div>
    </div>
  );
}

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "children"> {
  children: ReactNode;
  /** Why the box must be checked. */
  error?: ReactNode;
}
