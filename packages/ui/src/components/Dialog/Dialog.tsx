import { Overlay, type OverlayProps } from "../../overlays/overlay.tsx";

/**
 * Asks or tells something before the page goes on, in the middle of the screen. A native `<dialog>`: the
 * browser keeps the focus in it, gives it back afterwards and makes the page behind inert.
 */
export const Dialog = ({ modal = true, ...rest }: DialogProps) => (
  <Overlay {...rest} block="vo-dialog" modal={modal} data-modal={modal} />
);

export interface DialogProps extends OverlayProps {
  /** Name of the close button; without it there is none, so offer a way out in `actions`. */
  closeLabel?: string | undefined;
  /**
   * `false` for dialogs with a third party's widget that puts itself at the end of the page: under a modal
   * dialog such a widget couldn't be tapped. It then has a mask of its own.
   * @default true
   */
  modal?: boolean | undefined;
}
