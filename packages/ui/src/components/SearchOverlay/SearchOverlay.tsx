import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from "react";
import { CloseIcon } from "../../icons/index.ts";
import { mergeRefs } from "../../overlays/merge-refs.ts";
import { useDialogElement } from "../../overlays/use-dialog-element.ts";
import { IconButton } from "../IconButton/index.ts";
import { SearchBox, type SearchBoxLabels, type SearchBoxProps } from "../SearchBox/index.ts";

/**
 * A search over the whole screen: the box on top, which has the cursor at once, and what it finds under it. A native
 * `<dialog>`: the page behind is inert, and the focus goes back to where it was when it closes.
 */
export function SearchOverlay({
  open,
  onClose,
  term,
  typed,
  pending,
  delay,
  onSearch,
  onType,
  status,
  labels,
  ref,
  className,
  children,
  ...rest
}: SearchOverlayProps) {
  const titleId = useId();
  const { element, present, handlers } = useDialogElement({ open, onClose, dismissible: true, modal: true });
  const mergedRef = useMemo(() => mergeRefs(element, ref), [element, ref]);
  return (
    <dialog
      {...rest}
      {...handlers}
      ref={mergedRef}
      className={clsx("vo-drawer vo-search-overlay", className)}
      data-side="full"
      aria-labelledby={titleId}
    >
      {present && (
        <div className="vo-drawer__sheet">
          <header className="vo-drawer__head">
            <h2 className="vo-visually-hidden" id={titleId}>
              {labels.title}
            </h2>
            <SearchBox
              className="vo-search-overlay__box"
              autoFocus
              term={term}
              typed={typed}
              pending={pending}
              delay={delay}
              onSearch={onSearch}
              onChange={onType}
              labels={labels}
            />
            <IconButton label={labels.close} onClick={onClose}>
              <CloseIcon size={22} />
            </IconButton>
          </header>
          {/* What is found next begins at its top. */}
          <div key={term} className="vo-drawer__body">
            {children}
          </div>
          <p className="vo-visually-hidden" role="status">
            {status}
          </p>
        </div>
      )}
    </dialog>
  );
}

/** Strings of {@link SearchOverlay}. */
export interface SearchOverlayLabels extends SearchBoxLabels {
  /** The overlay's accessible name. */
  title: string;
  /** Name of the close button. */
  close: string;
}

export interface SearchOverlayProps
  extends Omit<ComponentPropsWithRef<"dialog">, "title" | "open" | "onClose">,
    Pick<SearchBoxProps, "term" | "typed" | "pending" | "delay" | "onSearch"> {
  open: boolean;
  /** The player wants it closed: by the close button or Escape. */
  onClose: () => void;
  /** Called at each keystroke with the text as it stands. */
  onType?: SearchBoxProps["onChange"];
  /** What was found, in words: announced politely whenever it changes, not shown. */
  status?: string | undefined;
  labels: SearchOverlayLabels;
  /** What the term found; it scrolls under the box, from its top for each new term. */
  children: ReactNode;
}
