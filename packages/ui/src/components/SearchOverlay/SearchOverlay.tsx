import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Overlay, type OverlayProps } from "../../overlays/overlay.tsx";
import { SearchBox, type SearchBoxLabels, type SearchBoxProps } from "../SearchBox/SearchBox.tsx";

/**
 * A search over the whole screen: the box on top, which has the cursor at once, and what it finds under it. A native
 * `<dialog>`: the page behind is inert, and the focus goes back to where it was when it closes.
 */
export function SearchOverlay({
  term,
  typed,
  pending,
  delay,
  onSearch,
  onType,
  status,
  labels,
  className,
  ...rest
}: SearchOverlayProps) {
  return (
    <Overlay
      {...rest}
      block="vo-drawer"
      className={clsx("vo-search-overlay", className)}
      data-side="full"
      title={labels.title}
      closeLabel={labels.close}
      bodyKey={term}
      head={
        <>
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
          <p className="vo-visually-hidden" role="status">
            {status}
          </p>
        </>
      }
    />
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
  extends Omit<OverlayProps, "title" | "dismissible" | "actions">,
    Pick<SearchBoxProps, "term" | "typed" | "pending" | "delay" | "onSearch"> {
  /** Called at each keystroke with the text as it stands. */
  onType?: SearchBoxProps["onChange"];
  /** What was found, in words: announced politely whenever it changes, not shown. */
  status?: string | undefined;
  labels: SearchOverlayLabels;
  /** What the term found; it scrolls under the box, from its top for each new term. */
  children: ReactNode;
}
