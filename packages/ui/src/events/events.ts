import type { MouseEvent } from "react";

/**
 * Called for a plain click on a link of the kit. A site with a router prevents the default and navigates itself;
 * otherwise the browser follows `href`.
 */
export type NavigateHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Whether the click navigates in this window: main button, no modifier key, no other target. */
function staysInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === "" || target === "_self") &&
    download === ""
  );
}

/** Click handler of a link: calls its own `onClick` first, then `onNavigate` for plain clicks. */
export function linkClick(
  onNavigate: NavigateHandler | undefined,
  onClick?: NavigateHandler | undefined,
): NavigateHandler {
  return (event) => {
    onClick?.(event);
    if (!event.defaultPrevented && staysInPage(event)) onNavigate?.(event);
  };
}

/** Adds an event listener to `target` for each key of `listeners`. Returns a function that removes them. */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, () => void>>,
  options?: AddEventListenerOptions,
): () => void {
  const stop = new AbortController();
  for (const name in listeners)
    target.addEventListener(name, listeners[name] ?? null, { ...options, signal: stop.signal });
  return () => stop.abort();
}
