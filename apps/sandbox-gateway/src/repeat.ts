/**
 * Does something again and again, one after the other with a pause of so many milliseconds before each. It must not
 * reject.
 *
 * @returns stops, and waits for what is being done
 */
export const repeat = (everyMs: number, act: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const later = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = act().then(later);
    }, everyMs);
    timer.unref();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
};
