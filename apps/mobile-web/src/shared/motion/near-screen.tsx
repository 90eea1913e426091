import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

/** CSS pixels beyond the screen at which a part is drawn: time for its request, at the pace of a finger. */
const AHEAD = 600;

/**
 * Draws a part of a page when it comes near the screen, and keeps it from then on. Until then something stands for it
 * in its size, and costs next to nothing.
 */
export function NearScreen({ waiting, onNear, children }: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const tell = useEffectEvent(() => onNear?.());

  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        tell();
        // Nobody waits for it yet: taps go first.
        startTransition(() => setNear(true));
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return near ? children : <div ref={place}>{waiting}</div>;
}

interface NearScreenProps {
  /** Stands in the part's place, in its size. */
  readonly waiting: ReactNode;
  /** Told once, when the part comes near: its request may go out. */
  readonly onNear?: () => void;
  readonly children: ReactNode;
}
