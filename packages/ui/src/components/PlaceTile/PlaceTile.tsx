import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";

/** A way on from a page: its icon over its name. With `href` it is a link, otherwise a button. */
export function PlaceTile({
  icon,
  badge,
  href,
  onNavigate,
  onPress,
  "aria-haspopup": popup,
  className,
  children,
  ...rest
}: PlaceTileProps) {
  const content = (
    <>
      <span className="vo-place-tile__icon">{icon}</span>
      <span className="vo-place-tile__name">{children}</span>
      {badge}
    </>
  );
  return (
    <li {...rest} className={clsx("vo-place-tile", className)}>
      {href !== undefined ? (
        <a className="vo-place-tile__way" href={href} onClick={linkClick(onNavigate)}>
          {content}
        </a>
      ) : (
        <button type="button" className="vo-place-tile__way" aria-haspopup={popup} onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  );
}

export interface PlaceTileProps extends ComponentPropsWithRef<"li"> {
  icon: ReactNode;
  /** In the corner, such as a Badge with what is unread. */
  badge?: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  /** A plain click on the link; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
  /** The tap on it, where it is a button. */
  onPress?: (() => void) | undefined;
  /** Where the button opens something over the page. */
  "aria-haspopup"?: "dialog" | "menu" | undefined;
}

export interface PlaceTilesProps extends ComponentPropsWithRef<"ul"> {}

/** The ways on from a page, side by side; its children are PlaceTiles. */
export function PlaceTiles({ className, children, ...rest }: PlaceTilesProps) {
  return (
    <ul {...rest} className={clsx("vo-place-tiles", className)}>
      {children}
    </ul>
  );
}
