import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** A list or page that has nothing to show, and what to do about it: a drawing, a sentence, one action. */
export function EmptyState({
  title,
  drawing,
  action,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx("vo-state", className)}>
      <span className="vo-state__drawing" data-struck={drawing ? "" : undefined}>
        {drawing ?? <CoinMark size={88} />}
      </span>
      <Heading className="vo-state__title">{title}</Heading>
      {children !== undefined && <div className="vo-state__text">{children}</div>}
      {action !== undefined && <div className="vo-state__action">{action}</div>}
    </div>
  );
}

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What is so, in a few words. */
  title: ReactNode;
  /** One plain sentence more. */
  children?: ReactNode;
  /** An icon of about 36 px, struck on the coin's plain face in place of the sun. */
  drawing?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
}
