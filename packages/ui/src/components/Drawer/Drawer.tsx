import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from "react";
import { CloseIcon } from "../../icons/index.ts";
import { mergeRefs } from "../../overlays/merge-refs.ts";
import { useDialogElement } from "../../overlays/use-dialog-element.ts";
import { IconButton } from "../IconButton/index.ts";

/** A modal sheet that comes from an edge: filters and choices from the bottom, menus from a side. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = "bottom",
  dismissible = true,
  actions,
  ref,
  className,
  children,
  ...rest
}: DrawerProps) {
  const titleId = useId();
  const { element, present, handlers } = useDialogElement({ open, onClose, dismissible, modal: true });
  const mergedRef = useMemo(() => mergeRefs(element, ref), [element, ref]);
  return (
    <dialog
      {...rest}
      {...handlers}
      ref={mergedRef}
      className={clsx("vo-drawer", className)}
      data-side={side}
      aria-labelledby={titleId}
    >
      {present && (
        <div className="vo-drawer__sheet">
          <header className="vo-drawer__head">
            <h2 className="vo-drawer__title" id={titleId}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon size={22} />
            </IconButton>
          </header>
          <div className="vo-drawer__body">{children}</div>
          {actions !== undefined && <footer className="vo-drawer__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

export interface DrawerProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  open: boolean;
  /** The player wants it closed; the owner of `open` decides. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /**
   * The edge it comes from.
   * @default "bottom"
   */
  side?: "bottom" | "left" | "right" | undefined;
  /**
   * Whether the mask (after 300 ms) and Escape close it.
   * @default true
   */
  dismissible?: boolean | undefined;
  /** Buttons that stay at its foot while the content scrolls. */
  actions?: ReactNode;
}
