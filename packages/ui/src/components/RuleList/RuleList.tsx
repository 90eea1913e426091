import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";

/** One rule, and whether what is typed keeps it. */
export interface Rule {
  /** Short and whole: "At least 8 characters". */
  text: string;
  met: boolean;
}

/**
 * Rules that are ticked off while a value is typed. A rule is read out whole when it changes, never at every
 * letter. Tie it to its field with `id` here and `aria-describedby` there.
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
  /** Names the list, such as "Your password needs". */
  label: string;
  items: readonly Rule[];
  /** Read after a rule that is kept, in place of the tick: "done". */
  metLabel: string;
  /** Read after a rule that is not kept yet: "missing". */
  unmetLabel: string;
}
