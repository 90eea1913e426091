import { Overlay, type OverlayProps } from "../../overlays/overlay.tsx";

/** A modal sheet that slides in from an edge: from the bottom for filters, from a side for menus. */
export const Drawer = ({ side = "bottom", ...rest }: DrawerProps) => (
  <Overlay {...rest} block="vo-drawer" data-side={side} />
);

export interface DrawerProps extends OverlayProps {
  /** Name of the close button. */
  closeLabel: string;
  /** The edge it slides in from. Defaults to `"bottom"`. */
  side?: "bottom" | "left" | "right" | undefined;
}
