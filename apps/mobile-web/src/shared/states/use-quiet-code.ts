import { type ComponentType, useEffect, useState } from "react";

/**
 * The code of something that nobody waits for, such as a popup: undefined until it has come. One that can't
 * be had is not missed; it is asked for again the next time it is wanted.
 */
export const useQuietCode = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
): ComponentType<Props> | undefined => {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    load().then(
      ({ default: loaded }) => {
        if (current) setPart(() => loaded);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load, wanted]);
  return Part;
};
