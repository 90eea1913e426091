import { Overlay, type OverlayProps } from "../../overlays/overlay.tsx";

/** A modal sheet that comes from an edge: filters and choices from the bottom, menus from a side. */
export const Drawer = ({ side = "bottom", ...rest }: DrawerProps) => (
  <Overlay {...rest} block="vo-drawer" data-side={side} />
);

export interface DrawerProps extends OverlayProps {
  /** Name of the close button. */
  closeLabel: string;
  /**
   * The edge it comes from.
   * @default "bottom"
   */
  side?: "bottom" | "left" | "right" | undefined;
}
