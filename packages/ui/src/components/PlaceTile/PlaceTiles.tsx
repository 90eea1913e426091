import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

export interface PlaceTilesProps extends ComponentPropsWithRef<"ul"> {}

/** The ways on from a page, side by side; its children are PlaceTiles. */
export function PlaceTiles({ className, children, ...rest }: PlaceTilesProps) {
  return (
    <ul {...rest} className={clsx("vo-place-tiles", className)}>
      {children}
    </ul>
  );
}
