import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Popups that open automatically, by priority. Dialogs opened by a tap aren't queued, but they delay popups. */
export const popupOrder = ["contract", "login", "download"] as const;

export type PopupName = (typeof popupOrder)[number];

/** A queued or open popup. */
export interface PopupRequest {
  readonly name: PopupName;
  /** Skips the wait for the first interaction or delay, e.g. after a login. */
  readonly atOnce: boolean;
}

export interface PopupTurns {
  readonly requested: readonly PopupRequest[];
  readonly current: PopupName | undefined;
  /** The player has touched the page or viewed it for a few seconds. */
  readonly settled: boolean;
  /** Popups are blocked on this page: a game, a form, the first password. */
  readonly held: boolean;
  readonly covered: boolean;
}

/** The current popup: one at a time, never over another dialog. It stays current until it closes. */
export const popupTurn = ({
  requested,
  current,
  settled,
  held,
  covered,
}: PopupTurns): PopupName | undefined => {
  if (held) return undefined;
  if (requested.some(({ name }) => name === current)) return current;
  if (covered) return undefined;
  return popupOrder.find((name) =>
    requested.some((request) => request.name === name && (settled || request.atOnce)),
  );
};

/** Milliseconds without a touch until popups may open. */
const UNTOUCHED_FOR_MS = 3000;
/** Milliseconds after the first touch, so that the tap's own action finishes first. */
const AFTER_TOUCH_MS = 600;

/** Allows popups after the first interaction or a few seconds, on pages that permit them, never over a dialog. */
export const usePopupGate = (held: boolean): void => {
  useEffect(() => holdPopups(held), [held]);

  useEffect(() => {
    let timer = setTimeout(settlePopups, UNTOUCHED_FOR_MS);
    const listeners = new AbortController();
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(settlePopups, AFTER_TOUCH_MS);
    };
    for (const name of ["pointerup", "keyup"] as const)
      document.addEventListener(name, touched, { once: true, passive: true, signal: listeners.signal });
    // The next popup opens when a dialog closes. "close" events don't bubble, but they can be captured.
    document.addEventListener("close", () => change({}), { capture: true, signal: listeners.signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
};

type PopupState = Omit<PopupTurns, "covered">;

const store = createStore<PopupState>(() => ({
  requested: [],
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
  store.getState().requested.filter((request) => request.name !== name);

/**
 * Queues a popup while it is `wanted`; `atOnce` is for popups that follow an action such as a login.
 * @returns whether the popup may be shown now
 */
export const usePopupTurn = (name: PopupName, wanted: boolean, atOnce = false): boolean => {
  useEffect(() => {
    if (!wanted) return undefined;
    change({ requested: [...without(name), { name, atOnce }] });
    return () => change({ requested: without(name) });
  }, [name, wanted, atOnce]);
  return useStore(store, (state) => wanted && state.current === name);
};

/** Sets {@link PopupTurns.held}. */
export const holdPopups = (held: boolean): void => change({ held });

/** Sets {@link PopupTurns.settled}. */
export const settlePopups = (): void => change({ settled: true });
