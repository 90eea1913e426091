import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/**
 * Drawn numbers, each on its ball. They are texts, because "07" and "7" are different numbers in a draw.
 * Numbers of more digits than a ball holds stand on longer ones.
 */
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
  /** Names the list, such as "Numbers of the last draw". */
  label: string;
  /** In the order in which they are shown, with their leading zeros. */
  numbers: readonly string[];
  /**
   * `s` for lists of draws.
   * @default "m"
   */
  size?: "s" | "m" | undefined;
}
