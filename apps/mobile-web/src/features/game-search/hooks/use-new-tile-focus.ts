import { useLayoutEffect, useRef } from "react";

/**
 * After the button for more was pressed, the first of the tiles that came gets the focus: the button may be
 * gone by then, and who doesn't see the screen goes on where the news begins.
 */
export const useNewTileFocus = (count: number) => {
  const wall = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || count <= first) return;
    before.current = undefined;
    wall.current?.children[first]?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [count]);

  return {
    wall,
    /** To be called when more is asked for. */
    beforeMore: () => {
      before.current = count;
    },
  };
};
