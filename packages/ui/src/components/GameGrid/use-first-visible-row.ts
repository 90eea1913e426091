import { type RefObject, useSyncExternalStore } from "react";

/**
 * Index of the first row on the screen, kept up to date while the page scrolls; negative while the list is still
 * below the top. A store outside React, so a change is rendered before the frame it happens in is painted.
 */
export function useFirstVisibleRow(list: RefObject<HTMLElement | null>, rowHeight: number): number {
  return useSyncExternalStore(subscribe, () =>
    list.current ? Math.floor(-list.current.getBoundingClientRect().top / rowHeight) : 0,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  addEventListener("resize", onChange);
  return () => {
    removeEventListener("scroll", onChange);
    removeEventListener("resize", onChange);
  };
}
