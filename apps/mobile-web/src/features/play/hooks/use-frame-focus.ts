import { type RefObject, useEffect } from "react";

/** Nobody is using the page's own controls: focus is nowhere, or where a new page put it, on its heading. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches("h1, main");

/** Gives the keyboard to the game once it is there, unless the player is at the bar's controls. */
export const useFrameFocus = (frame: RefObject<HTMLIFrameElement | null>, loaded: boolean): void => {
  useEffect(() => {
    if (loaded && isIdle(document.activeElement)) frame.current?.focus({ preventScroll: true });
  }, [frame, loaded]);
};
