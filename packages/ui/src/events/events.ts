import type { MouseEvent } from "react";

/**
 * Called for a plain click on a link of the kit. A site with a router prevents the default and navigates
 * itself; without it the browser follows `href`, so links work with any router and with none.
 */
export type NavigateHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Whether the click means "go there, here": the main button, no modifier key, no other window. */
function staysInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === "" || target === "_self") &&
    download === ""
  );
}

/** The click handler of a kit link: the link's own `onClick` first, then `onNavigate` for plain clicks. */
export function linkClick(
  onNavigate: NavigateHandler | undefined,
  onClick?: NavigateHandler | undefined,
): NavigateHandler {
  return (event) => {
    onClick?.(event);
    if (!event.defaultPrevented && staysInPage(event)) onNavigate?.(event);
  };
}

/** Calls each of `listeners` on the event of `target` it is named after, until the returned function is called. */
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
