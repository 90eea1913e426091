import type { GameListState } from "@volado/domain/games";
import { useEffect, useRef, useState } from "react";

/** The start of a list after the player jumped away from it. */
interface MovedStart {
  /** The list it applies to; another list starts at its own opening. */
  readonly of: GameListState;
  readonly place: number | undefined;
  readonly phase: "idle" | "loading" | "error";
}

export interface ListStart {
  /** Index of the game to open at; undefined for the top. */
  readonly place: number | undefined;
  readonly phase: MovedStart["phase"];
  /**
   * Loads the games there, and moves once they have loaded. Resolves to whether they have and this list is still
   * shown.
   */
  readonly moveTo: (place: number) => Promise<boolean>;
}

/**
 * Where a list starts: at its opening, until the player scrolls or jumps far away. Then the pages between are
 * skipped.
 *
 * @param opened index of the game in the address
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
