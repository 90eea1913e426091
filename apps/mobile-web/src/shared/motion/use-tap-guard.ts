import { type RefObject, useLayoutEffect, useRef } from "react";

/** Milliseconds, as long as a dialog's mask ignores clicks (Spec §9). */
const MEANT_FOR_BEFORE_MS = 300;

/**
 * Lets no tap in just after what stands under the finger was exchanged: the second of a double tap on "send"
 * was meant for a button that is gone, and must not follow the link that has taken its place. Keys are not
 * taps.
 *
 * @param shown changes with what is shown
 * @returns goes to the element that takes no taps then
 */
export const useTapGuard = <Shown>(shown: Shown): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef<{ readonly shown: Shown }>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    const exchanged = { shown };
    latest.current = exchanged;
    if (!element) return;
    element.style.pointerEvents = "none";
    setTimeout(() => {
      if (latest.current === exchanged) element.style.pointerEvents = "";
    }, MEANT_FOR_BEFORE_MS);
  }, [shown]);
  return ref;
};
