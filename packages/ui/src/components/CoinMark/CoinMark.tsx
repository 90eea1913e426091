import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

const rays = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The Volado coin: a marigold disc with an eight-ray sun on one face. Used as the logo mark, as the loading indicator
 * (`spin`) and in empty states. Hidden from assistive technology unless it has a `title`.
 */
export function CoinMark({ size = 24, spin = false, title, className, style, ...rest }: CoinMarkProps) {
  return (
    <span
      {...rest}
      className={clsx("vo-coin", className)}
      style={{ ...style, width: size, height: size }}
      data-spin={spin || undefined}
      {...(title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title })}
    >
      <span className="vo-coin__turn">
        <svg className="vo-coin__face" viewBox="0 0 32 32" aria-hidden="true">
          <circle className="vo-coin__disc" cx="16" cy="16" r="16" />
          <circle className="vo-coin__rim" cx="16" cy="16" r="13.75" />
          <circle className="vo-coin__sun" cx="16" cy="16" r="4.25" />
          {rays.map((ray) => (
            <path
              key={ray}
              className="vo-coin__sun"
              d="M16 4.9 L17.75 9.5 H14.25 Z"
              transform={`rotate(${ray * 45} 16 16)`}
            />
          ))}
        </svg>
        <svg className="vo-coin__face" data-side="plain" viewBox="0 0 32 32" aria-hidden="true">
          <circle className="vo-coin__disc" cx="16" cy="16" r="16" />
          <circle className="vo-coin__rim" cx="16" cy="16" r="13.75" />
          <circle className="vo-coin__rim" cx="16" cy="16" r="7.5" />
        </svg>
      </span>
    </span>
  );
}

export interface CoinMarkProps extends Omit<ComponentPropsWithRef<"span">, "children" | "title"> {
  /** Width and height in CSS pixels. Defaults to 24. */
  size?: number | undefined;
  /** Rotates the coin. It doesn't move under prefers-reduced-motion. Defaults to `false`. */
  spin?: boolean | undefined;
  /** Accessible name. Without it the coin is decorative. */
  title?: string | undefined;
}
