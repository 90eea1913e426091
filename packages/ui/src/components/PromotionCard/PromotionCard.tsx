import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";
import { ChevronRightIcon } from "../../icons/index.ts";

/**
 * A promotion: picture, title, period and call to action, as a single link. Styles: `@volado/ui/promotion-card.css`.
 */
export function PromotionCard({
  title,
  period,
  moreLabel,
  imageUrl,
  href,
  eager = false,
  onNavigate,
  onClick,
  className,
  ...rest
}: PromotionCardProps) {
  const picture = usePicture({
    className: "vo-promotion-card__picture",
    src: imageUrl,
    width: 780,
    height: 330,
    shownWidth: 390,
    eager,
    coin: 72,
  });
  return (
    <a
      {...rest}
      className={clsx("vo-promotion-card", className)}
      href={href}
      onClick={linkClick(onNavigate, onClick)}
    >
      {picture}
      <span className="vo-promotion-card__title">{title}</span>
      <span className="vo-promotion-card__foot">
        <span className="vo-promotion-card__period">{period}</span>
        <span className="vo-promotion-card__more">
          <span>{moreLabel}</span>
          <ChevronRightIcon size={16} />
        </span>
      </span>
    </a>
  );
}

/** Placeholder of a card. Hidden from assistive technology. */
export function PromotionCardSkeleton({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return (
    <div {...rest} className={clsx("vo-promotion-card", className)} data-skeleton="" aria-hidden="true">
      <span className="vo-promotion-card__picture" />
      <span className="vo-promotion-card__title" />
      <span className="vo-promotion-card__foot" />
    </div>
  );
}

export interface PromotionCardProps extends Omit<ComponentPropsWithRef<"a">, "children" | "title"> {
  title: string;
  /** The formatted period, if known. */
  period?: string | undefined;
  /** The call to action, such as "More". */
  moreLabel: string;
  /** A picture of 26:11. Falls back to a coin. */
  imageUrl?: string | undefined;
  href: string;
  /** Loads the picture eagerly. For cards above the fold. Defaults to `false`. */
  eager?: boolean | undefined;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
}
