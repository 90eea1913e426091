import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Overlay, type OverlayProps } from "../../overlays/overlay.tsx";
import { SearchBox, type SearchBoxLabels, type SearchBoxProps } from "../SearchBox/SearchBox.tsx";

/**
 * A full-screen search: the focused search box, and results below. A native `<dialog>`: the page is inert, and focus
 * is restored on close.
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

export interface SearchOverlayLabels extends SearchBoxLabels {
  /** Accessible name of the dialog. */
  title: string;
  /** Name of the close button. */
  close: string;
}

export interface SearchOverlayProps
  extends Omit<OverlayProps, "title" | "dismissible" | "actions">,
    Pick<SearchBoxProps, "term" | "typed" | "pending" | "delay" | "onSearch"> {
  /** Called at each keystroke with the current text. */
  onType?: SearchBoxProps["onChange"];
  /** Visually hidden summary of the results, announced politely when it changes. */
  status?: string | undefined;
  labels: SearchOverlayLabels;
  /** The results. They scroll below the box and return to the top for each new term. */
  children: ReactNode;
}
