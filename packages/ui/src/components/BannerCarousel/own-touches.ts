import type Swiper from "swiper";

const isListener = (value: unknown): value is EventListener => typeof value === "function";

/**
 * Has Swiper hear of the touches that begin on its own slides. By itself it listens to every touch of the
 * page and may cancel each, so that the browser asks the page before it scrolls, wherever the finger is: on a
 * busy phone the whole page sticks. Returns the undoing.
 */
export function ownTouches(swiper: Swiper): () => void {
  const start: unknown = Reflect.get(swiper, "onDocumentTouchStart");
  const move: unknown = Reflect.get(swiper, "onTouchMove");
  // Another release may name them otherwise; then it works as it comes.
  if (!isListener(start) || !isListener(move)) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  document.removeEventListener("touchstart", start);
  document.removeEventListener("touchmove", move);
  document.addEventListener("touchstart", start, { passive: true, signal });
  const follow = () => document.addEventListener("touchmove", move, { passive: false, signal });
  const leave = () => document.removeEventListener("touchmove", move);
  swiper.el.addEventListener("touchstart", follow, { passive: true, signal });
  document.addEventListener("touchend", leave, { signal });
  document.addEventListener("touchcancel", leave, { signal });
  return () => stop.abort();
}
