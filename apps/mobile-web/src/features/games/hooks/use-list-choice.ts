import { type GameListScope, type GameListState, requestedType } from "@volado/domain/games";
import { useCallback } from "react";
import { useShownPages } from "../../../shared/games/shown-pages.ts";
import { useChoice } from "../../../shared/navigation/use-choice.ts";
import type { SetListState } from "./use-game-list-state.ts";
import { hotListName } from "./use-recent-list.ts";

/**
 * Applies the player's choice. Also resets the hot list, whose page count the site stores itself (Spec §4 "Tab switch
 * resets list").
 */
export const useListChoice = (scope: GameListScope, state: GameListState, setState: SetListState) => {
  const show = useShownPages(({ show }) => show);
  const apply = useCallback(
    (next: GameListState) => {
      if (setState(next)) show(hotListName(requestedType(scope.type), scope), 1);
    },
    [scope, setState, show],
  );
  return useChoice(state, apply);
};
