import { useEffect, useState } from "react";
import { preloadHtmlView } from "./html-view.tsx";

/**
 * Asks for the viewer of HTML beside a page's own questions, once it is wanted.
 *
 * @returns whether waiting for it is over, so that what it shows can have its size from the start; also when
 *   it can't be had, which the viewer itself then says
 */
export const useHtmlReady = (needed = true): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!needed) return undefined;
    let wanted = true;
    const settle = () => {
      if (wanted) setReady(true);
    };
    preloadHtmlView().then(settle, settle);
    return () => {
      wanted = false;
    };
  }, [needed]);
  return ready;
};
