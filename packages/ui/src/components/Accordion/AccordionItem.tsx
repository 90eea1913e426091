import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons/index.ts";

/** A row of a List that unfolds further rows. A native `<details>`: of a group only one is open. */
export function AccordionItem({
  icon,
  label,
  group,
  onOpenChange,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  return (
    <li {...rest} className={clsx("vo-accordion", "vo-list__item", className)}>
      <details name={group} onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}>
        <summary className="vo-list__row">
          {icon !== undefined && <span className="vo-list__icon">{icon}</span>}
          <span className="vo-list__label">{label}</span>
          <ChevronDownIcon className="vo-accordion__mark" size={20} />
        </summary>
        <div className="vo-accordion__body">{children}</div>
      </details>
    </li>
  );
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"li">, "children"> {
  icon?: ReactNode;
  /** What it unfolds, in a word or two. */
  label: ReactNode;
  /** Items of the same group fold each other up; browsers before `<details name>` leave them open. */
  group?: string | undefined;
  /** Told when it has been unfolded or folded up, such as to load what is in it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Usually a List. */
  children: ReactNode;
}
