import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from "react";
import { useScrollIntoStrip } from "./use-scroll-into-strip.ts";

/**
 * A strip that scrolls sideways and holds choices of which one is taken. It filters what stands below rather
 * than switching panels, so it is a group of radio buttons: one stop of the Tab key, arrows move and choose.
 * The taken one is brought into view.
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

/** One choice of a strip: what names it, and how it looks. */
export interface StripChoice {
  readonly id: string;
  readonly face: ReactNode;
}

interface RadioStripProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Name of the group. */
  label: string;
  choices: readonly StripChoice[];
  /** Class of each choice, beside the strip's own. */
  tabClassName: string;
  /** Id of the taken choice. */
  value: string;
  onChange: (id: string) => void;
}
