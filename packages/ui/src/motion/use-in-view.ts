import { type RefObject, useEffect, useState } from "react";
import { observe } from "./observe.ts";

/** Whether at least half of an element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return observe(element.current, { threshold: 0.5 }, setInView);
  }, [element]);
  return inView;
}
