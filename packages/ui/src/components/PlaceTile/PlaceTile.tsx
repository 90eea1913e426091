import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";

/** A navigation tile: an icon above a label. A link with `href`, otherwise a button. */
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
  /** Content in the corner, such as a Badge with an unread count. */
  badge?: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  /** Called for a plain click on the link. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
  /** Click handler of the button. */
  onPress?: (() => void) | undefined;
  /** What the button opens. */
  "aria-haspopup"?: "dialog" | "menu" | undefined;
}

export interface PlaceTilesProps extends ComponentPropsWithRef<"ul"> {}

/** A grid of PlaceTiles. */
export function PlaceTiles({ className, children, ...rest }: PlaceTilesProps) {
  return (
    <ul {...rest} className={clsx("vo-place-tiles", className)}>
      {children}
    </ul>
  );
}
