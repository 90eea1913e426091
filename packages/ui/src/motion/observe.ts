/** Tells whether `element` is in view, now and whenever that changes, until the returned function is called. */
export function observe(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (inView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting === true), options);
  observer.observe(element);
  return () => observer.disconnect();
}
