import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

export interface Fact {
  /** Short, such as "Paid". Unique in the list. */
  label: string;
  value: ReactNode;
}

/** Labelled values. A long value wraps below its label. */
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
