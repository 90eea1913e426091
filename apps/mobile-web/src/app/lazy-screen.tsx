import { loadTexts, type TextsPart } from "@volado/i18n";
import { type ComponentType, lazy, type ReactElement, useState } from "react";
import { getI18n } from "react-i18next";

/** A screen whose code comes when it is wanted, and may be asked for beforehand. */
export interface LazyScreen {
  /** Starts loading the code; rejects when it can't be had. A failed load is tried anew by the next call. */
  readonly preload: () => Promise<unknown>;
  /** The part of the texts that it needs beyond those of every page. */
  readonly texts: TextsPart | undefined;
  /** How the screen is drawn: without suspending once its code is there. */
  readonly component: () => ComponentType;
}

/** Binds a screen's chunk to its fixed props, and to its part of the texts. */
export const lazyScreen = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  props: P,
  texts?: TextsPart,
): LazyScreen => {
  let loaded: ComponentType | undefined;
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => {
    loading ??= Promise.all([load(), texts && loadTexts(getI18n(), texts)]).then(
      ([{ default: Screen }]) => {
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
  return { preload, texts, component: () => loaded ?? lazy(preload) };
};

/** A screen that is part of the first load. */
export const eagerScreen = (Screen: ComponentType): LazyScreen => ({
  preload: () => Promise.resolve(),
  texts: undefined,
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
