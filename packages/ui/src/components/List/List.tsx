import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/** Rows of a menu or of settings; its children are ListItems. */
export function List({ className, children, ...rest }: ListProps) {
  return (
    <ul {...rest} className={clsx("vo-list", className)}>
      {children}
    </ul>
  );
}

export interface ListProps extends ComponentPropsWithRef<"ul"> {}
