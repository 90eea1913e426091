import { loadTexts, type TextsPart } from "@volado/i18n";
import { type ComponentType, type ReactElement, useState } from "react";
import { getI18n } from "react-i18next";
import type { CallPorts, StartCalls } from "../../shared/services/call-ports.ts";
import { type Preloadable, preloadable } from "../preloadable.ts";

/** A screen whose code comes when it is wanted, and may be asked for beforehand. */
export interface LazyScreen extends Preloadable<object> {
  /** The part of the texts that it needs beyond those of every page. */
  readonly texts: TextsPart | undefined;
  /** Loads the code and starts the screen's first calls; rejects when the code can't be had. */
  readonly begin: (search: URLSearchParams, ports: CallPorts) => Promise<unknown>;
}

/** A screen's module. */
export interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
  readonly startCalls?: StartCalls<Props>;
}

/** Binds a screen's chunk to its fixed props, and to its part of the texts. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
  props: Props,
  texts?: TextsPart,
): LazyScreen => {
  let start: StartCalls<Props> | undefined;
  const part = preloadable<object>(async () => {
    const [{ default: Screen, startCalls }] = await Promise.all([
      load(),
      texts && loadTexts(getI18n(), texts),
    ]);
    start = startCalls;
    return { default: (): ReactElement => <Screen {...props} /> };
  });
  const begin: LazyScreen["begin"] = async (search, ports) => {
    await part.preload();
    start?.(props, search, ports);
  };
  return { ...part, texts, begin };
};

/** A screen that is part of the first load. */
export const eagerScreen = (Screen: ComponentType): LazyScreen => ({
  preload: () => Promise.resolve(),
  begin: () => Promise.resolve(),
  texts: undefined,
  loaded: () => Screen,
  component: () => Screen,
});

/**
 * Draws a lazy screen. A preloaded one renders synchronously: the prerendered shell then goes over into the first
 * screen in one commit.
 */
export function ScreenView({ screen }: { screen: LazyScreen }) {
  const [Screen] = useState(() => screen.component());
  return <Screen />;
}
