import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";
import { listen } from "../../events/listen.ts";

/** Where a wall stands that scrolls with the page. */
export interface RowPosition {
  /** Index of the first row on the screen; negative while the list is still below the top. */
  readonly top: number;
  /** Which way the page moved last. */
  readonly heading: "down" | "up";
}

/**
 * The wall's {@link RowPosition}, kept up to date while the page scrolls. A store outside React, so a change is
 * rendered before the frame it happens in is painted.
 *
 * @param unseen the top row that is taken for granted until the first frame: looking any sooner would lay the page
 * out once more
 */
export function useRowPosition(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  unseen: number,
): RowPosition {
  const position = useRef<RowPosition>({ top: unseen, heading: "down" });
  const subscribe = useCallback(
    (onChange: () => void) => {
      const look = () => {
        if (!list.current) return;
        const before = position.current.top;
        const top = Math.floor(-list.current.getBoundingClientRect().top / rowHeight);
        if (top === before) return;
        position.current = { top, heading: top > before ? "down" : "up" };
        onChange();
      };
      const frame = requestAnimationFrame(look);
      const stop = listen(window, { scroll: look, resize: look });
      return () => {
        cancelAnimationFrame(frame);
        stop();
      };
    },
    [list, rowHeight],
  );
  return useSyncExternalStore(subscribe, () => position.current);
}
