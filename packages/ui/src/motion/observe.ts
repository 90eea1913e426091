/**
 * Tells whether `element` is in view, now and whenever that changes, until the returned function is called. A
 * busy page hears of several changes at once: only the last of them still holds.
 */
export function observe(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (inView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}
