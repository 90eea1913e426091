import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from "react";
import { useScrollIntoStrip } from "./use-scroll-into-strip.ts";

/**
 * A horizontally scrolling radio group. It filters the content below rather than switching panels, so it is not a tab
 * list: one tab stop, arrow keys move and select. The selected option is scrolled into view.
 */
export function RadioStrip({
  label,
  choices,
  tabClassName,
  value,
  onChange,
  className,
  ...rest
}: RadioStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const name = useId();
  useScrollIntoStrip(strip, value);
  return (
    <div {...rest} className={clsx("vo-edge-fade", className)}>
      <div ref={strip} className="vo-radio-strip vo-edge-fade__strip" role="radiogroup" aria-label={label}>
        {choices.map(({ id, face }) => (
          <label
            key={id}
            className={clsx("vo-radio-strip__tab", tabClassName)}
            data-selected={id === value || undefined}
          >
            <input
              type="radio"
              className="vo-visually-hidden"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {face}
          </label>
        ))}
      </div>
    </div>
  );
}

/** An option of a strip, and how it is rendered. */
export interface StripChoice {
  readonly id: string;
  readonly face: ReactNode;
}

interface RadioStripProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly StripChoice[];
  /** Class of each option, in addition to the strip's own. */
  tabClassName: string;
  /** `id` of the selected option. */
  value: string;
  onChange: (id: string) => void;
}
