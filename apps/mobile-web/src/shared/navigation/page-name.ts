import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<{ readonly name: string | undefined }>(() => ({ name: undefined }));

/**
 * Sets the page's name, such as a game's, while it is mounted: for the browser's tab, history and sharing. Undefined
 * until it is known.
 */
export const useNamePage = (name: string | undefined): void => {
  useLayoutEffect(() => {
    store.setState({ name });
    return () => store.setState({ name: undefined });
  }, [name]);
};

/** The current page's name beyond its route's title; undefined for most pages. */
export const usePageName = (): string | undefined => useStore(store, ({ name }) => name);
