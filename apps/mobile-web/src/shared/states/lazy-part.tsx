import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";
import type { PartLoader } from "./kept-part.ts";
import { RetryBlock } from "./retry-block.tsx";

/**
 * A part of a page whose code comes when it is wanted. Code that can't be had leaves the page, and what was typed into
 * it, as it is: the part alone says so and can be asked for again.
 */
export function LazyPart<Props extends object>({ load, props, waiting }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(load.loaded);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Part || failed) return undefined;
    let wanted = true;
    const settle = (change: () => void) => wanted && change();
    load().then(
      // Drawn bit by bit, so that the page goes on hearing taps.
      ({ default: loaded }) => settle(() => startTransition(() => setPart(() => loaded))),
      () => settle(() => setFailed(true)),
    );
    return () => {
      wanted = false;
    };
  }, [load, Part, failed]);

  if (Part) return <Part {...props} />;
  return failed ? <RetryBlock onRetry={() => setFailed(false)} /> : waiting;
}

export interface LazyPartProps<Props extends object> {
  /** Imports the part; the same function at every render. */
  load: PartLoader<Props>;
  props: Props;
  /** Stands in its place meanwhile, in its size. */
  waiting: ReactNode;
}
