import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/** Width of the quiet zone in cells, which scanners require. */
const QUIET = 4;

const pathOf = (cells: QrCodeProps["cells"]): string =>
  cells
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET} h1 v1 h-1 Z` : "")))
    .join(" ");

/** A QR code drawn from its cells, dark on light in every theme, as scanners expect. */
export function QrCode({ cells, label, className, ...rest }: QrCodeProps) {
  const size = cells.length + 2 * QUIET;
  return (
    <svg
      {...rest}
      className={clsx("vo-qr", className)}
      // The dark theme's text and background colours swapped: dark on light in any theme.
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
  /** The rows of the code; `true` is a dark cell. Computed by a QR library. */
  cells: readonly (readonly boolean[])[];
  /** Text alternative: what the code contains. */
  label: string;
}
