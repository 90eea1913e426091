import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/** Cells of nothing around the code, without which no camera finds it. */
const QUIET = 4;

const pathOf = (cells: QrCodeProps["cells"]): string =>
  cells
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET} h1 v1 h-1 Z` : "")))
    .join(" ");

/** A QR code from its cells, dark on light in every theme, as cameras want it. */
export function QrCode({ cells, label, className, ...rest }: QrCodeProps) {
  const size = cells.length + 2 * QUIET;
  return (
    <svg
      {...rest}
      className={clsx("vo-qr", className)}
      // The dark theme's text on its ground, turned round: light paper, dark ink, whatever theme is around.
      data-theme="dark"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="vo-qr__paper" width={size} height={size} />
      <path className="vo-qr__ink" d={pathOf(cells)} />
    </svg>
  );
}

export interface QrCodeProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** The code's rows; a dark cell is true. A library works them out. */
  cells: readonly (readonly boolean[])[];
  /** What whoever scans it gets, for those who can't see it. */
  label: string;
}
