import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** One thing that is so: its name and what it is. */
export interface Fact {
  /** Short, such as "Paid". Names the fact within the list, so no two are alike. */
  label: string;
  value: ReactNode;
}

/** What is agreed, chosen or known, as names and values; a long value goes under its name. */
export function FactList({ items, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={clsx("vo-facts", className)}>
      {items.map(({ label, value }) => (
        <div key={label} className="vo-facts__item">
          <dt className="vo-facts__label">{label}</dt>
          <dd className="vo-facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface FactListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  items: readonly Fact[];
}
