import { type ComponentType, lazy, type ReactElement, useState } from "react";

/** A screen whose code comes when it is wanted, and may be asked for beforehand. */
export interface LazyScreen {
  /** Starts loading the code; rejects when it can't be had. A failed load is tried anew by the next call. */
  readonly preload: () => Promise<unknown>;
  /** How the screen is drawn: without suspending once its code is there. */
  readonly component: () => ComponentType;
}

/** Binds a screen's chunk to its fixed props. */
export const lazyScreen = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  props: P,
): LazyScreen => {
  let loaded: ComponentType | undefined;
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => {
    loading ??= load().then(
      ({ default: Screen }) => {
        const bound = (): ReactElement => <Screen {...props} />;
        loaded = bound;
        return { default: bound };
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { preload, component: () => loaded ?? lazy(preload) };
};

/** A screen that is part of the first load. */
export const eagerScreen = (Screen: ComponentType): LazyScreen => ({
  preload: () => Promise.resolve(),
  component: () => Screen,
});

/**
 * Draws a lazy screen. A preloaded one renders synchronously: the painted shell then goes over into the first
 * screen in one commit.
 */
export function ScreenView({ screen }: { screen: LazyScreen }) {
  const [Screen] = useState(() => screen.component());
  return <Screen />;
}
