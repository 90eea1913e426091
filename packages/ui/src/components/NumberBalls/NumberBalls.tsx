import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/** Drawn numbers as balls. Strings, because "07" and "7" differ in a draw. Longer numbers have wider balls. */
export function NumberBalls({ label, numbers, size = "m", className, ...rest }: NumberBallsProps) {
  const places = numbers.map((number, place) => ({ id: `${place} ${number}`, number }));
  return (
    <ol {...rest} className={clsx("vo-balls", className)} data-size={size} aria-label={label}>
      {places.map(({ id, number }) => (
        <li key={id} className="vo-balls__ball">
          {number}
        </li>
      ))}
    </ol>
  );
}

export interface NumberBallsProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Accessible name of the list, such as "Numbers of the last draw". */
  label: string;
  /** In display order, with leading zeros. */
  numbers: readonly string[];
  /** `s` is for lists of draws. Defaults to `"m"`. */
  size?: "s" | "m" | undefined;
}
