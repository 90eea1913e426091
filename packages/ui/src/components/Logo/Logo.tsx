import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * The site's logo: a mark and a wordmark in the display font. A brand passes its own `mark` and its name as children.
 * Wrap it in a link to home; the wordmark is then the link's text.
 */
export function Logo({ mark, size = 28, children, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={clsx("vo-logo", className)}>
      {mark ?? <CoinMark size={size} />}
      <span className="vo-logo__word">{children}</span>
    </span>
  );
}

export interface LogoProps extends ComponentPropsWithRef<"span"> {
  /** A brand's mark. Defaults to the coin. */
  mark?: ReactNode;
  /** Size of the coin in CSS pixels. Defaults to 28. */
  size?: number | undefined;
  /** The wordmark: the site's name, or a picture of it with a text alternative. */
  children: ReactNode;
}
