import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type PopupName, type PopupRequest, popupTurn } from "./popup-queue.ts";

interface PopupState {
  readonly wanted: readonly PopupRequest[];
  readonly current: PopupName | undefined;
  readonly settled: boolean;
  readonly held: boolean;
}

const store = createStore<PopupState>(() => ({
  wanted: [],
  current: undefined,
  settled: false,
  held: true,
}));

const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

const change = (changed: Partial<PopupState>): void => {
  const state = { ...store.getState(), ...changed };
  store.setState({ ...state, current: popupTurn({ ...state, covered: isCovered() }) });
};

const without = (name: PopupName): readonly PopupRequest[] =>
  store.getState().wanted.filter((request) => request.name !== name);

/**
 * Asks for a popup's turn for as long as it is `wanted`; not wanting it any more gives the turn to the next.
 * `atOnce` for those that follow something the player did, such as a login. @returns whether it may be shown now
 */
export const usePopupTurn = (name: PopupName, wanted: boolean, atOnce = false): boolean => {
  useEffect(() => {
    if (!wanted) return undefined;
    change({ wanted: [...without(name), { name, atOnce }] });
    return () => change({ wanted: without(name) });
  }, [name, wanted, atOnce]);
  return useStore(store, (state) => wanted && state.current === name);
};

/** Whether the page has room for popups now; see {@link PopupTurns.held}. */
export const holdPopups = (held: boolean): void => change({ held });

/** The player has settled on the page. */
export const settlePopups = (): void => change({ settled: true });

/** Looks again, because a dialog has closed. */
export const nextPopup = (): void => change({});
