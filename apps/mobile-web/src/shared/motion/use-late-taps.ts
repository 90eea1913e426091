import { type RefObject, useLayoutEffect, useRef } from "react";

/** Milliseconds, as long as a dialog's mask ignores clicks (Spec §9). */
const STILL_MEANT_FOR_BEFORE = 300;

/**
 * Ignores taps just after what stands under the finger was exchanged: the second of a double tap on "send" was meant for a button that is
 * gone, and must not follow the link that has taken its place. Keys are not taps.
 *
 * @param shown changes with what is shown
 * @returns goes to the element whose taps are ignored
 */
export const useLateTaps = <Shown>(shown: Shown): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly shown: Shown; readonly since: number }>(undefined);
  useLayoutEffect(() => {
    if (last.current?.shown !== shown) last.current = { shown, since: performance.now() };
  }, [shown]);
  useLayoutEffect(() => {
    const element = ref.current;
    const ignore = (event: MouseEvent) => {
      const since = last.current?.since ?? 0;
      if (event.detail === 0 || event.timeStamp - since > STILL_MEANT_FOR_BEFORE) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener("click", ignore, true);
    return () => element?.removeEventListener("click", ignore, true);
  });
  return ref;
};
