/** State of an overlay, as its opener keeps it. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}
