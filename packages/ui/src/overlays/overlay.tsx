import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, memo, type ReactNode, useId } from "react";
import { IconButton, type IconButtonProps } from "../components/IconButton/IconButton.tsx";
import { CloseIcon } from "../icons/index.ts";
import { useOwnRef } from "../props.ts";
import { useDialogElement } from "./use-dialog-element.ts";

/** A close, clear or dismiss button. */
export const CloseButton = (props: Omit<IconButtonProps, "children">) => (
  <IconButton {...props}>
    <CloseIcon size={20} />
  </IconButton>
);

type SheetProps = Pick<
  OverlayFrameProps,
  "block" | "open" | "onClose" | "title" | "closeLabel" | "head" | "bodyKey" | "actions" | "children"
> & { readonly titleId: string };

/** The content. It doesn't update during the closing animation: the owner may already have reset its form. */
const Sheet = /* @__PURE__ */ memo(
  ({ block, titleId, onClose, title, closeLabel, head, bodyKey, actions, children }: SheetProps) => (
    <div className={`${block}__sheet`}>
      <header className={`${block}__head`}>
        <h2 className={head === undefined ? `${block}__title` : "vo-visually-hidden"} id={titleId}>
          {title}
        </h2>
        {head}
        {closeLabel !== undefined && <CloseButton label={closeLabel} onClick={onClose} />}
      </header>
      <div key={bodyKey} className={`${block}__body`}>
        {children}
      </div>
      {actions !== undefined && <footer className={`${block}__actions`}>{actions}</footer>}
    </div>
  ),
  (_before, { open }) => !open,
);

/**
 * Base of everything that opens over the page: a native `<dialog>` with header, scrolling body and footer. The browser
 * traps focus, restores it on close and makes the page inert.
 */
export function Overlay({
  block,
  open,
  onClose,
  title,
  closeLabel,
  dismissible = true,
  modal = true,
  closedByBack = true,
  head,
  bodyKey,
  actions,
  ref,
  className,
  children,
  ...rest
}: OverlayFrameProps) {
  const titleId = useId();
  const element = useOwnRef(ref);
  const { present, dismissFromMask, handlers } = useDialogElement(element, {
    open,
    onClose,
    dismissible,
    modal,
    closedByBack,
  });
  return (
    <>
      {!modal && open && (
        <div className={`${block}__mask`} aria-hidden="true" onPointerUp={dismissFromMask} />
      )}
      <dialog
        {...rest}
        {...handlers}
        ref={element}
        className={clsx(block, className)}
        aria-labelledby={titleId}
      >
        {present && (
          <Sheet {...{ block, open, onClose, titleId, title, closeLabel, head, bodyKey, actions }}>
            {children}
          </Sheet>
        )}
      </dialog>
    </>
  );
}

/** Props of all overlays. */
export interface OverlayProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  open: boolean;
  /** Called when the player closes it. The owner of `open` decides. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Whether the backdrop (after 300 ms) and Escape close it. Defaults to `true`. */
  dismissible?: boolean | undefined;
  /**
   * Whether a site's back navigation may close it ({@link dismissalOfTopOverlay}). `false` for an overlay with its
   * own history entry, which closes when the entry is left. Defaults to `true`.
   */
  closedByBack?: boolean | undefined;
  /** Buttons in the footer, the primary one last. They stay in view while the content scrolls. */
  actions?: ReactNode;
}

interface OverlayFrameProps extends OverlayProps {
  /** Class name prefix of its parts. */
  block: "vo-dialog" | "vo-drawer";
  /** Name of the close button. Without it there is none. */
  closeLabel?: string | undefined;
  modal?: boolean | undefined;
  /** Replaces the title in the header. The title is then visually hidden. */
  head?: ReactNode;
  /** A new key resets the scroll position of the body. */
  bodyKey?: string | undefined;
}
