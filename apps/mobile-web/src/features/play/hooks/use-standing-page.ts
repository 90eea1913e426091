import { type RefObject, useEffect, useEffectEvent } from "react";
import { frameContent } from "../frame-content.ts";

/** Milliseconds between two looks into the frame: browsers announce a page only when all of it has loaded. */
const LOOK_EVERY_MS = 500;

/** Looks, from the first that finds a page on, after which it is shown: within 3 s of its beginning. */
const LOOKS = 5;

/**
 * Calls back when a page has stood in the frame for a while, loaded or not: one picture that never answers holds up
 * its `load` for ever.
 */
export const useStandingPage = (
  frame: RefObject<HTMLIFrameElement | null>,
  waits: boolean,
  onStanding: () => void,
): void => {
  const standing = useEffectEvent(onStanding);
  useEffect(() => {
    if (!waits) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      if (frameContent(frame.current?.contentWindow ?? null).kind !== "empty") looks += 1;
      if (looks === LOOKS) standing();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [frame, waits]);
};
