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

/** As long as the longest closing motion (`--vo-time-zoom`). */
const CLOSING_MS = 300;

/** Whether an overlay's content is rendered: true while open and until the closing motion is over. */
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

/** How long clicks on the mask are ignored after opening, so that a double tap doesn't close (Spec §9). */
export const MASK_GUARD_MS = 300;

/** What the dialog-like components have in common. */
interface OverlayState {
  open: boolean;
  /** The player wants it closed: by the mask, the Escape key or the close button. */
  onClose: () => void;
  /** Whether the mask and Escape close it. */
  dismissible: boolean;
  /** Whether the rest of the page is inert meanwhile. */
  modal: boolean;
  /** Whether the site's "back" may close it too, where Escape may. */
  closedByBack: boolean;
}

/**
 * Keeps a native `<dialog>` in step with `open`, and turns the browser's ways of closing it into `onClose`.
 * Focus goes to the first control inside, or to the one marked `data-autofocus` (React's `autoFocus` acts
 * before the dialog is shown, too early). `present` says whether its content should be rendered: while open,
 * and until the closing motion is over.
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
      // Escape asks through `cancel`; the state, not the browser, decides whether it closes.
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      },
      // A second Escape closes without asking; then the state has to follow.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      },
      // The backdrop belongs to the dialog element itself; its content is inside a child.
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (modal && event.target === event.currentTarget) dismissFromMask();
      },
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        if (!modal && event.key === "Escape" && !event.defaultPrevented) dismiss();
      },
    },
  };
}
