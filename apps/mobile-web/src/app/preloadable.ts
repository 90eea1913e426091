import { type ComponentType, lazy } from "react";
import { UnreachableCode } from "./unreachable-code.ts";

/** A part of the site whose code comes when it is wanted, and may be asked for beforehand. */
export interface Preloadable<Props> {
  /**
   * Starts loading the code; rejects with {@link UnreachableCode} when it can't be had. A failed load is
   * tried anew by the next call.
   */
  readonly preload: () => Promise<unknown>;
  /** The part, once its code is there. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /**
   * How the part is drawn: without suspending once its code is there. A component that suspends even for a moment shows
   * its fallback, which React then leaves standing for 300 ms.
   */
  readonly component: () => ComponentType<Props>;
}

/**
 * Milliseconds for which code that could not be had stays refused: React draws a part anew when it hears of
 * it, and would ask without end if that asked again.
 */
const REFUSED = 1_000;

/** Binds a part to what loads its code. */
export const preloadable = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let awaited: ComponentType<Props> | undefined;
  const preload = () => {
    loading ??= load().then(
      (code) => {
        loaded = code.default;
        return code;
      },
      (error: unknown) => {
        loading = undefined;
        setTimeout(() => {
          awaited = undefined;
        }, REFUSED);
        throw new UnreachableCode(error);
      },
    );
    return loading;
  };
  const component = () => {
    awaited ??= lazy(preload);
    return loaded ?? awaited;
  };
  return { preload, loaded: () => loaded, component };
};
