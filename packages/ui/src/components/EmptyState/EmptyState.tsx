import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** Placeholder for a list or page without content: a drawing, a sentence and one action. */
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
  /** What is empty, in a few words. */
  title: ReactNode;
  /** One more sentence. */
  children?: ReactNode;
  /** An icon of about 36 px, drawn on the plain face of the coin instead of the sun. */
  drawing?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Heading level of the title. Defaults to 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
}
