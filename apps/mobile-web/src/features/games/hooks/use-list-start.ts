import type { GameListState } from "@volado/domain/games";
import { useEffect, useRef, useState } from "react";

/** Where a list begins that the player has left far below: on its way there, or not to be had. */
interface MovedStart {
  /** The list it was moved in; another list begins anew. */
  readonly of: GameListState;
  readonly place: number | undefined;
  readonly phase: "idle" | "loading" | "error";
}

/** See {@link useListStart}. */
export interface ListStart {
  /** Index of the game that the list is opened at; undefined for its top. */
  readonly place: number | undefined;
  readonly phase: MovedStart["phase"];
  /**
   * Loads the games there first: what the player sees stays until they have come. Answers whether they have, and this
   * list is still shown.
   */
  readonly moveTo: (place: number) => Promise<boolean>;
}

/**
 * The place whose games a list begins with: where it was opened, until the player scrolls far above it. Then those
 * between are not waited for.
 *
 * @param opened index of the game that the address names
 */
export const useListStart = (
  state: GameListState,
  opened: number | undefined,
  load: (place: number) => Promise<unknown>,
): ListStart => {
  const [moved, setMoved] = useState<MovedStart>();
  const { place, phase } = moved?.of === state ? moved : ({ place: opened, phase: "idle" } as const);

  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  }, [state]);

  const moveTo = async (next: number): Promise<boolean> => {
    const settle = (settled: Omit<MovedStart, "of">) =>
      setMoved((latest) => (latest?.of === state ? { of: state, ...settled } : latest));
    setMoved({ of: state, place, phase: "loading" });
    try {
      await load(next);
      settle({ place: next, phase: "idle" });
      return shown.current === state;
    } catch {
      settle({ place, phase: "error" });
      return false;
    }
  };
  return { place, phase, moveTo };
};
