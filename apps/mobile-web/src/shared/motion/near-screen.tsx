import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { whenNear } from "./when-near.ts";

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
    return whenNear(place.current, () => {
      tell();
      // Nobody waits for it yet: taps go first.
      startTransition(() => setNear(true));
    });
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
