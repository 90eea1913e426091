import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";
import { ChevronRightIcon, PlayIcon } from "../../icons/index.ts";

/** A vendor or another group of games: wide picture, name and one more line. A link to its games or its lobby. */
export function VendorTile({
  name,
  meta,
  live,
  imageUrl,
  href,
  opens = "list",
  wide = false,
  eager = false,
  onNavigate,
  onClick,
  className,
  ...rest
}: VendorTileProps) {
  const picture = usePicture({
    className: "vo-vendor-tile__picture",
    src: imageUrl,
    width: 320,
    height: 200,
    shownWidth: wide ? 358 : 180,
    eager,
  });
  return (
    <a
      {...rest}
      className={clsx("vo-vendor-tile", className)}
      href={href}
      onClick={linkClick(onNavigate, onClick)}
    >
      {picture}
      <span className="vo-vendor-tile__words">
        <span className="vo-vendor-tile__name">{name}</span>
        <span className="vo-vendor-tile__meta">{meta}</span>
      </span>
      {live !== undefined && <span className="vo-vendor-tile__live">{live}</span>}
      <span className="vo-vendor-tile__mark" data-opens={opens}>
        {opens === "game" ? <PlayIcon size={16} /> : <ChevronRightIcon size={18} />}
      </span>
    </a>
  );
}

/** Placeholder of a tile, in the same size. Hidden from assistive technology. */
export function VendorTileSkeleton({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return (
    <div {...rest} className={clsx("vo-vendor-tile", className)} data-skeleton="" aria-hidden="true">
      <span className="vo-vendor-tile__picture" />
      <span className="vo-vendor-tile__words">
        <span className="vo-vendor-tile__name" />
        <span className="vo-vendor-tile__meta" />
      </span>
    </div>
  );
}

export interface VendorTileProps extends Omit<ComponentPropsWithRef<"a">, "children"> {
  name: string;
  /** A short line below the name, such as the number of games. Its space is reserved while unknown. */
  meta?: string | undefined;
  /** What is going on now, such as "4 live": one line over the picture, which moves nothing when it appears. */
  live?: ReactNode;
  /** A picture of 8:5, which may be cropped to a wider ratio. Falls back to a coin. */
  imageUrl?: string | undefined;
  href: string;
  /** Chooses the icon at the end: a list of games, or something that starts immediately. Defaults to `"list"`. */
  opens?: "list" | "game" | undefined;
  /** Whether it spans both columns, so that its picture is requested in twice the width. Defaults to `false`. */
  wide?: boolean | undefined;
  /** Loads the picture eagerly. For tiles above the fold. Defaults to `false`. */
  eager?: boolean | undefined;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
}
