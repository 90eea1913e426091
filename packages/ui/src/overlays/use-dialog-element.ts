import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { pushDialog, removeDialog } from "./dialog-stack.ts";
import { addOverlay } from "./open-overlays.ts";

/** Duration of the longest closing animation (`--vo-time-zoom`). */
const CLOSING_MS = 300;

/** Whether an overlay's content is rendered: while open and during the closing animation. */
function usePresence(open: boolean): boolean {
  const [lingering, setLingering] = useState(open);
  if (open && !lingering) setLingering(true);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLingering(false), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return open || lingering;
}

/** How long clicks on the backdrop are ignored after opening, so that a double tap doesn't close it (Spec §9). */
export const MASK_GUARD_MS = 300;

/** Props of all dialog-like components. */
interface OverlayState {
  open: boolean;
  /** Called on a close request: backdrop, Escape or close button. */
  onClose: () => void;
  /** Whether the backdrop and Escape close it. */
  dismissible: boolean;
  /** Whether the rest of the page is inert. */
  modal: boolean;
  /** Whether the site's back navigation may close it, if it is dismissible. */
  closedByBack: boolean;
}

/**
 * Synchronises a native `<dialog>` with `open`, and turns the browser's ways of closing it into `onClose`. Focus goes
 * to the first control, or to the one marked `data-autofocus` (React's `autoFocus` runs before the dialog is shown).
 * `present` is true while open and during the closing animation.
 */
export function useDialogElement(
  element: RefObject<HTMLDialogElement | null>,
  { open, onClose, dismissible, modal, closedByBack }: OverlayState,
) {
  const openedAt = useRef(0);
  const present = usePresence(open);
  const dismissal = useEffectEvent(() => (dismissible && closedByBack ? onClose : undefined));

  useLayoutEffect(() => (open ? addOverlay(() => dismissal()) : undefined), [open]);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    openedAt.current = performance.now();
    if (modal) {
      dialog.showModal();
      pushDialog(dialog);
    } else {
      dialog.show();
    }
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      removeDialog(dialog);
      dialog.close();
    };
  }, [element, open, modal]);

  const dismiss = () => {
    if (dismissible) onClose();
  };

  const dismissFromMask = () => {
    if (performance.now() - openedAt.current >= MASK_GUARD_MS) dismiss();
  };

  return {
    present,
    dismissFromMask,
    handlers: {
      // Escape fires `cancel`. The state, not the browser, decides whether it closes.
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      },
      // A second Escape closes without `cancel`, so the state has to follow.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      },
      // A click on the backdrop targets the dialog element itself; its content is in a child.
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (modal && event.target === event.currentTarget) dismissFromMask();
      },
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        if (!modal && event.key === "Escape" && !event.defaultPrevented) dismiss();
      },
    },
  };
}
