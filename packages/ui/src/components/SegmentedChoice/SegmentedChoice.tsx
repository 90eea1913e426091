import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from "react";
import { useScrollIntoStrip } from "../../scrolling/use-scroll-into-strip.ts";

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** A radio group drawn as chips in a row that scrolls, or wraps with `wrap`. */
export function SegmentedChoice<Value extends string>({
  label,
  labelShown = false,
  options,
  value,
  onValueChange,
  wrap = false,
  className,
  ...rest
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useScrollIntoStrip(strip, value);
  return (
    <fieldset
      {...rest}
      className={clsx("vo-choice", !wrap && "vo-edge-fade", className)}
      data-wrap={wrap || undefined}
    >
      <legend className={labelShown ? "vo-choice__label" : "vo-visually-hidden"}>{label}</legend>
      <div ref={strip} className={clsx("vo-choice__options", !wrap && "vo-edge-fade__strip")}>
        {options.map((option) => (
          <label
            key={option.value}
            className="vo-choice__option"
            data-selected={option.value === value || undefined}
          >
            <input
              className="vo-choice__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className="vo-choice__chip">
              {option.icon}
              {option.icon === undefined ? option.label : <span>{option.label}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SegmentedChoiceProps<Value extends string>
  extends Omit<ComponentPropsWithRef<"fieldset">, "children"> {
  /** Accessible name of the group. */
  label: string;
  /** Shows the label above the chips. Defaults to `false`. */
  labelShown?: boolean | undefined;
  options: readonly ChoiceOption<Value>[];
  /** The selected value. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** Wraps to more lines instead of scrolling. Defaults to `false`. */
  wrap?: boolean | undefined;
}
