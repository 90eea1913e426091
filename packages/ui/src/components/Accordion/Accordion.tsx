import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Fold } from "../Fold/Fold.tsx";

/** A row of a List that unfolds further rows: a Fold in a menu. Of a group only one is open. */
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
      <Fold row icon={icon} label={label} name={group} onOpenChange={onOpenChange}>
        {children}
      </Fold>
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
