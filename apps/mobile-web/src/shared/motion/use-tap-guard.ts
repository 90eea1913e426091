import { type RefObject, useLayoutEffect, useRef } from "react";

/** Milliseconds for which taps are ignored, the same as for a dialog's mask (Spec §9). */
const GUARD_MS = 300;

/**
 * Ignores taps right after the content changed: a double tap must not follow a link that replaced the button.
 * @param shown changes with the content
 * @returns ref of the element to guard
 */
export const useTapGuard = <Shown>(shown: Shown): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef<{ readonly shown: Shown }>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    const replaced = { shown };
    latest.current = replaced;
    if (!element) return;
    element.style.pointerEvents = "none";
    setTimeout(() => {
      if (latest.current === replaced) element.style.pointerEvents = "";
    }, GUARD_MS);
  }, [shown]);
  return ref;
};
