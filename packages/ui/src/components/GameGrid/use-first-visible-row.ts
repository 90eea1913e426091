import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";
import { listen } from "../../events/listen.ts";

/**
 * Index of the first row on the screen, kept up to date while the page scrolls; negative while the list is still
 * below the top. A store outside React, so a change is rendered before the frame it happens in is painted.
 *
 * @param unseen what it is taken for until the first frame: looking any sooner would lay the page out once more.
 */
export function useFirstVisibleRow(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  unseen: number,
): number {
  const row = useRef(unseen);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const look = () => {
        if (!list.current) return;
        row.current = Math.floor(-list.current.getBoundingClientRect().top / rowHeight);
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
  return useSyncExternalStore(subscribe, () => row.current);
}
