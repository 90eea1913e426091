import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, CSSProperties } from "react";

/**
 * Placeholder for loading content. Give it exactly the size of the content, so that the layout doesn't shift. Hidden
 * from assistive technology: announce once, for the whole list, that it is loading.
 */
export function Skeleton({
  width,
  height,
  shape = height === undefined ? "text" : "block",
  lines = 1,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const size: CSSProperties = { ...style, width: width ?? style?.width, height: height ?? style?.height };
  return (
    <div
      {...rest}
      className={clsx("vo-skeleton", className)}
      data-shape={shape}
      style={size}
      aria-hidden="true"
    >
      {Array.from({ length: shape === "text" ? lines : 1 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never reordered
        <span key={line} className="vo-skeleton__part" />
      ))}
    </div>
  );
}

export interface SkeletonProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * `text` has the height of lines of text, `block` fills the given height, `tile` is a game tile's cover, `banner` has
   * the banner's ratio, `row` the height of a list row, `circle` is an avatar. Defaults to `"text"`, or `"block"` if a
   * `height` is given.
   */
  shape?: "text" | "block" | "tile" | "banner" | "row" | "circle" | undefined;
  /** Number of `text` lines. Defaults to 1. */
  lines?: number | undefined;
  /** CSS width. Numbers are pixels. */
  width?: CSSProperties["width"];
  /** CSS height. Numbers are pixels. */
  height?: CSSProperties["height"];
}
