import { type GameListScope, type GameListState, requestedType } from "@volado/domain/games";
import { useCallback } from "react";
import { useShownPages } from "../../../shared/games/shown-pages.ts";
import type { ChooseList } from "./use-game-list-state.ts";
import { hotListName } from "./use-hot-list.ts";

/**
 * A choice of the player's: the hot list, of which the site itself keeps the page, starts over as well (Spec
 * §4 "Tab switch resets list").
 */
export const useChoice = (scope: GameListScope, setState: ChooseList) => {
  const show = useShownPages(({ show }) => show);
  return useCallback(
    (next: GameListState) => {
      if (setState(next)) show(hotListName(requestedType(scope.type), scope), 1);
    },
    [scope, setState, show],
  );
};
