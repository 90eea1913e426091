import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/**
 * Popups that come uninvited, in the order in which they may come. Dialogs that a tap opens need no turn: the queue
 * waits while any is open.
 */
export const popupOrder = ["contract", "login", "download"] as const;

/** See {@link popupOrder}. */
export type PopupName = (typeof popupOrder)[number];

/** A popup that waits for its turn, or has it. */
export interface PopupRequest {
  readonly name: PopupName;
  /** It needn't wait for the first interaction or for the first seconds, as after a login. */
  readonly atOnce: boolean;
}

/** What decides whose turn it is. */
export interface PopupTurns {
  readonly wanted: readonly PopupRequest[];
  readonly current: PopupName | undefined;
  /** The player has touched the page, or has seen it for some seconds. */
  readonly settled: boolean;
  /** The page is none for popups: a game, a form, the first password. */
  readonly held: boolean;
  /** Another dialog is open. */
  readonly covered: boolean;
}

/** Whose turn it is: one at a time, none over another dialog; whoever has the turn keeps it until it is given back. */
export const popupTurn = ({ wanted, current, settled, held, covered }: PopupTurns): PopupName | undefined => {
  if (held) return undefined;
  if (wanted.some(({ name }) => name === current)) return current;
  if (covered) return undefined;
  return popupOrder.find((name) =>
    wanted.some((request) => request.name === name && (settled || request.atOnce)),
  );
};

/** Milliseconds after the first view, when nothing is touched, until popups may come. */
const UNTOUCHED_FOR_MS = 3000;
/** Milliseconds after the first touch, so that the tap does its own work first. */
const AFTER_TOUCH_MS = 600;

/**
 * Lets popups come: after the first interaction or some seconds, on pages that have room for them, never over a dialog.
 */
export const usePopupGate = (held: boolean): void => {
  useEffect(() => holdPopups(held), [held]);

  useEffect(() => {
    let timer = setTimeout(settlePopups, UNTOUCHED_FOR_MS);
    const heard = new AbortController();
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(settlePopups, AFTER_TOUCH_MS);
    };
    for (const name of ["pointerup", "keyup"] as const)
      document.addEventListener(name, touched, { once: true, passive: true, signal: heard.signal });
    // A dialog's "close" doesn't rise, but it can be caught on its way down.
    document.addEventListener("close", nextPopup, { capture: true, signal: heard.signal });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, []);
};

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
