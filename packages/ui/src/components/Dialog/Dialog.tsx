import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from "react";
import { CloseIcon } from "../../icons/index.ts";
import { mergeRefs } from "../../overlays/merge-refs.ts";
import { useDialogElement } from "../../overlays/use-dialog-element.ts";
import { IconButton } from "../IconButton/index.ts";

/**
 * Asks or tells something before the page goes on, in the middle of the screen. A native `<dialog>`: the
 * browser keeps the focus in it, gives it back afterwards and makes the page behind inert.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  dismissible = true,
  modal = true,
  actions,
  ref,
  className,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const { element, present, dismissFromMask, handlers } = useDialogElement({
    open,
    onClose,
    dismissible,
    modal,
  });
  const mergedRef = useMemo(() => mergeRefs(element, ref), [element, ref]);
  return (
    <>
      {!modal && open && <div className="vo-dialog__mask" aria-hidden="true" onPointerUp={dismissFromMask} />}
      <dialog
        {...rest}
        {...handlers}
        ref={mergedRef}
        className={clsx("vo-dialog", className)}
        data-modal={modal}
        aria-labelledby={titleId}
      >
        {present && (
          <div className="vo-dialog__sheet">
            <header className="vo-dialog__head">
              <h2 className="vo-dialog__title" id={titleId}>
                {title}
              </h2>
              {closeLabel !== undefined && (
                <IconButton label={closeLabel} onClick={onClose}>
                  <CloseIcon size={22} />
                </IconButton>
              )}
            </header>
            <div className="vo-dialog__body">{children}</div>
            {actions !== undefined && <footer className="vo-dialog__actions">{actions}</footer>}
          </div>
        )}
      </dialog>
    </>
  );
}

export interface DialogProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  open: boolean;
  /** The player wants it closed; the owner of `open` decides. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Name of the close button; without it there is none, so offer a way out in `actions`. */
  closeLabel?: string | undefined;
  /**
   * Whether the mask (after 300 ms) and Escape close it.
   * @default true
   */
  dismissible?: boolean | undefined;
  /**
   * `false` for dialogs with a third party's widget that puts itself at the end of the page: under a modal
   * dialog such a widget couldn't be tapped. It then has a mask of its own.
   * @default true
   */
  modal?: boolean | undefined;
  /** Buttons at its foot, the main one last. */
  actions?: ReactNode;
}
