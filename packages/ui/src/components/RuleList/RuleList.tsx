import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";

/** A rule, and whether the value satisfies it. */
export interface Rule {
  /** A short, complete phrase: "At least 8 characters". */
  text: string;
  met: boolean;
}

/**
 * Rules that are checked off while the player types. A rule is announced when its state changes, not at every
 * keystroke. To connect it to a field, set `id` here and pass it as `aria-describedby` there.
 */
export function RuleList({ label, items, metLabel, unmetLabel, className, ...rest }: RuleListProps) {
  return (
    <ul {...rest} className={clsx("vo-rules", className)} aria-label={label} aria-live="polite">
      {items.map(({ text, met }) => (
        <li key={text} className="vo-rules__item" data-met={met || undefined} aria-atomic="true">
          <span className="vo-rules__mark">{met && <CheckIcon size={14} strokeWidth={3} />}</span>
          <span>
            <span>{text}</span>
            <span className="vo-visually-hidden">{`: ${met ? metLabel : unmetLabel}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface RuleListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name of the list, such as "Your password needs". */
  label: string;
  items: readonly Rule[];
  /** Read after a satisfied rule instead of the tick: "done". */
  metLabel: string;
  /** Read after an unsatisfied rule: "missing". */
  unmetLabel: string;
}
