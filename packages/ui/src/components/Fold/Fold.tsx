import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";

/** A disclosure: a native `<details>`, as a card or as a row of a list. */
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
  /** A word or two, or a row of several parts. */
  label: ReactNode;
  /** Renders a row of a List instead of a card. Defaults to `false`. */
  row?: boolean | undefined;
  /** Called after it opens or closes, for example to load its content. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}
