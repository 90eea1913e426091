import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";

/** A line that unfolds what there is to say further. A native `<details>`; a card of its own, or a row of a list. */
export function Fold({ icon, label, row, onOpenChange, className, children, ...rest }: FoldProps) {
  return (
    <details
      {...rest}
      className={clsx(!row && "vo-card", "vo-fold", className)}
      data-kind="list"
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
    >
      <summary className="vo-list__row">
        {icon !== undefined && <span className="vo-list__icon">{icon}</span>}
        <span className="vo-list__label">{label}</span>
        <ChevronDownIcon className="vo-fold__mark" size={20} />
      </summary>
      <div className="vo-fold__body">{children}</div>
    </details>
  );
}

export interface FoldProps extends Omit<ComponentPropsWithRef<"details">, "onToggle"> {
  icon?: ReactNode;
  /** What it unfolds: a word or two, or a line with its own parts. */
  label: ReactNode;
  /**
   * It is a row of a list, which is the card.
   * @default false
   */
  row?: boolean | undefined;
  /** Told when it has been unfolded or folded up, such as to load what is in it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}
