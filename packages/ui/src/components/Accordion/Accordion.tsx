import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Fold } from "../Fold/Fold.tsx";

/** An expandable row of a List. In a group, at most one item is open. */
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
  /** Short, one or two words. */
  label: ReactNode;
  /** Opening an item closes the others of its group. Browsers without `<details name>` leave them open. */
  group?: string | undefined;
  /** Called after the item opens or closes, for example to load its content. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Usually a List. */
  children: ReactNode;
}
