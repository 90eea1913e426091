import type { TextsPart } from "@volado/i18n";
import { type ComponentType, lazy, type ReactElement, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { cachedImport } from "../../shared/lazy/cached-import.ts";
import { useSlowNotice } from "../../shared/lazy/lazy-boundary.tsx";
import { loadTextParts } from "../../shared/lazy/lazy-component.tsx";
import type { CallPorts, StartCalls } from "../../shared/services/services-context.tsx";

/** The exports of a screen's file. */
export interface RouteModule<Props> {
  /** The screen. */
  readonly default: ComponentType<Props>;
  /** Text parts that it uses in addition to those of every page. */
  readonly texts?: readonly TextsPart[];
  /** Starts its first queries. */
  readonly startCalls?: StartCalls<Props>;
}

/** A screen that loads on demand and can be preloaded. */
export interface LazyScreen {
  /** Loads the code and its texts. Rejects with UnreachableCode if they fail to load; can be called again. */
  readonly preload: () => Promise<unknown>;
  /** Loads the code and starts the screen's first calls. */
  readonly begin: (search: URLSearchParams, ports: CallPorts) => Promise<unknown>;
  /** Text parts that it uses, so that the build can preload them. */
  readonly texts: () => Promise<readonly TextsPart[]>;
  /**
   * Renders the screen without suspending once its code is loaded. A component that suspends even for a moment shows
   * its fallback, which React then keeps for 300 ms.
   */
  readonly component: () => ComponentType;
}

/**
 * Milliseconds before failed code may be requested again: React rerenders a screen on rejection and would otherwise
 * request the code in a loop.
 */
const REFUSED_FOR_MS = 1_000;

/** Number of screens the player waits for. */
const store = createStore<number>(() => 0);

/** Counts a screen as waited for until `code` settles; returns `code`. */
const noteAwaited = <Code,>(code: Promise<Code>): Promise<Code> => {
  // React calls this while rendering, when no state may change.
  queueMicrotask(() => store.setState((count) => count + 1, true));
  return code.finally(() => store.setState((count) => count - 1, true));
};

/** Binds a screen's module to its settings in the route table. */
export const lazyScreen = <Props extends object>(
  importModule: () => Promise<RouteModule<Props>>,
  props: Props,
): LazyScreen => {
  const code = cachedImport(async () => {
    const { default: Screen, texts, startCalls } = await importModule();
    await loadTextParts(texts);
    return { default: (): ReactElement => <Screen {...props} />, startCalls };
  });
  let awaited: ComponentType | undefined;
  const refusedForAWhile = <Code,>(coming: Promise<Code>): Promise<Code> =>
    coming.catch((error: unknown) => {
      setTimeout(() => {
        awaited = undefined;
      }, REFUSED_FOR_MS);
      throw error;
    });
  const preload = () => refusedForAWhile(code.load());
  return {
    preload,
    begin: async (search, ports) => {
      const { startCalls } = await preload();
      startCalls?.(props, search, ports);
    },
    texts: async () => (await importModule()).texts ?? [],
    component: () => {
      awaited ??= lazy(() => noteAwaited(refusedForAWhile(code.loadInTime())));
      return code.loaded()?.default ?? awaited;
    },
  };
};

/** A screen that is part of the first load. */
export const eagerScreen = (Screen: ComponentType): LazyScreen => ({
  preload: () => Promise.resolve(),
  begin: () => Promise.resolve(),
  texts: () => Promise.resolve([]),
  component: () => Screen,
});

/**
 * Renders a lazy screen. A preloaded one renders synchronously, so that the prerendered shell is replaced by the
 * first screen in one commit.
 */
export function ScreenView({ screen }: { screen: LazyScreen }) {
  const [Screen] = useState(() => screen.component());
  return <Screen />;
}

/**
 * Shows that a slow page is loading after a link was tapped. Until then the previous page stays; it is also the
 * router's current one.
 */
export const useWaitingNotice = (): void => {
  const { pathname } = useLocation();
  const awaited = useStore(store) > 0;
  useSlowNotice(awaited && window.location.pathname !== pathname);
};
