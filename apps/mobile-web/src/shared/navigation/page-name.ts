import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<{ readonly name: string | undefined }>(() => ({ name: undefined }));

/**
 * Calls the page by what it shows, such as a game, while it is on the screen: in the browser's tab, its history and
 * what is shared of it. Undefined while that is not known.
 */
export const useNamePage = (name: string | undefined): void => {
  useLayoutEffect(() => {
    store.setState({ name });
    return () => store.setState({ name: undefined });
  }, [name]);
};

/** What the page on the screen is called beyond its route's title; undefined for most. */
export const usePageName = (): string | undefined => useStore(store, ({ name }) => name);
