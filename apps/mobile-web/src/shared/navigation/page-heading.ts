import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<{ readonly name: string | undefined }>(() => ({ name: undefined }));

/** Sets the page's name, such as a game's, for the browser's tab, history and sharing. */
export const useNamePage = (name: string | undefined): void => {
  useLayoutEffect(() => {
    store.setState({ name });
    return () => store.setState({ name: undefined });
  }, [name]);
};

/** The current page's name, used instead of its route's title; undefined for most pages. */
export const usePageName = (): string | undefined => useStore(store, ({ name }) => name);

/** Focuses the page's heading, so that screen readers announce it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
};
