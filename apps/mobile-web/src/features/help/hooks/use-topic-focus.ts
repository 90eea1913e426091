import { useEffect, useRef } from "react";

/**
 * Leads eye and ear to a topic: brings its heading into sight, and moves the focus there when another topic
 * was chosen, so that it is read out. A page that just opened keeps its focus, and its place unless its
 * address `names` the topic.
 */
export const useTopicFocus = (place: number, names: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === place || (before === undefined && !names)) return;
    // The heading's scroll margins keep it clear of the bar above and in the upper half.
    heading.current?.scrollIntoView({ block: "nearest" });
    if (before !== undefined) heading.current?.focus({ preventScroll: true });
  }, [place, names]);

  return heading;
};
