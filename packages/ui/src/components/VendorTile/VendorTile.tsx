import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";
import { ChevronRightIcon, PlayIcon } from "../../icons/index.ts";

/**
 * A provider, or another way into games: a wide picture, a name and one line more. A link to its games, or to
 * its lobby.
 */
export function VendorTile({
  name,
  meta,
  imageUrl,
  href,
  opens = "list",
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
    shownWidth: 180,
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
      <span className="vo-vendor-tile__mark" data-opens={opens}>
        {opens === "game" ? <PlayIcon size={16} /> : <ChevronRightIcon size={18} />}
      </span>
    </a>
  );
}

/** Stands for a tile that is loading, in exactly its size; hidden from assistive technology. */
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
  /** One short line under the name, such as how many games there are; its room is kept while it is not known. */
  meta?: string | undefined;
  /**
   * A picture of 8:5 whose middle may be cropped to a wider one. Without it, or when it is broken, the tile
   * draws a coin.
   */
  imageUrl?: string | undefined;
  href: string;
  /**
   * What the mark at the end promises: a list of games, or something to play at once.
   * @default "list"
   */
  opens?: "list" | "game" | undefined;
  /**
   * Loads the picture at once: for tiles above the fold.
   * @default false
   */
  eager?: boolean | undefined;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
}
