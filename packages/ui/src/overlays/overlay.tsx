import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, memo, type ReactNode, useId } from "react";
import { IconButton, type IconButtonProps } from "../components/IconButton/IconButton.tsx";
import { useOwnRef } from "../hooks/use-own-ref.ts";
import { CloseIcon } from "../icons/index.ts";
import { useDialogElement } from "./use-dialog-element.ts";

/** The cross that closes, clears or dismisses what it stands in. */
export const CloseButton = (props: Omit<IconButtonProps, "children">) => (
  <IconButton {...props}>
    <CloseIcon size={20} />
  </IconButton>
);

type SheetProps = Pick<
  OverlayFrameProps,
  "block" | "open" | "onClose" | "title" | "closeLabel" | "head" | "bodyKey" | "actions" | "children"
> & { readonly titleId: string };

/** The content. While it goes it says what it said, whatever its owner shows by then: a form may be empty again. */
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
 * What all that opens over the page is made of: a native `<dialog>` with a head, a body that scrolls and a
 * foot. The browser keeps the focus in it, gives it back afterwards and makes the page behind inert.
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

/** Props of everything that opens over the page. */
export interface OverlayProps extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose"> {
  open: boolean;
  /** The player wants it closed; the owner of `open` decides. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /**
   * Whether the mask (after 300 ms) and Escape close it.
   * @default true
   */
  dismissible?: boolean | undefined;
  /**
   * Whether a site whose "back" closes what is open ({@link dismissalOfTopOverlay}) may close this one. `false` for an
   * overlay that is an entry of the history itself: going back closes it by leaving the entry.
   * @default true
   */
  closedByBack?: boolean | undefined;
  /** Buttons that stay at its foot while the content scrolls, the main one last. */
  actions?: ReactNode;
}

interface OverlayFrameProps extends OverlayProps {
  /** The class its parts are named after. */
  block: "vo-dialog" | "vo-drawer";
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined;
  modal?: boolean | undefined;
  /** Stands in the head instead of the title, which is then only read. */
  head?: ReactNode;
  /** Another one is another body, which begins at its top. */
  bodyKey?: string | undefined;
}
