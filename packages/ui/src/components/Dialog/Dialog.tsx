import { Overlay, type OverlayProps } from "../../overlays/overlay.tsx";

/**
 * A modal dialog in the middle of the screen. A native `<dialog>`: the browser traps focus, restores it on close and
 * makes the page inert.
 */
export const Dialog = ({ modal = true, ...rest }: DialogProps) => (
  <Overlay {...rest} block="vo-dialog" modal={modal} data-modal={modal} />
);

export interface DialogProps extends OverlayProps {
  /** Name of the close button. Without it there is none, so offer a way to close in `actions`. */
  closeLabel?: string | undefined;
  /**
   * `false` for dialogs with a third-party widget that renders at the end of `<body>`, where a modal dialog would
   * make it inert. The dialog then draws its own backdrop. Defaults to `true`.
   */
  modal?: boolean | undefined;
}
