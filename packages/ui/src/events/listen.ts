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
