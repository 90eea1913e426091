import { useLayoutEffect } from "react";

const MARK = "data-playing";

/**
 * Marks the root while a game is open: what the game doesn't scroll itself would move the page under it, or load that
 * again, unless the root's sheet (screens/games/play.css) says otherwise.
 */
export const useStillPage = (): void => {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(MARK, "");
    return () => document.documentElement.removeAttribute(MARK);
  }, []);
};
