import { useQueryClient } from "@tanstack/react-query";
import { memberQueries, recentQueries } from "@volado/api-client/query";
import { useCallback, useEffect, useRef } from "react";

/** Milliseconds between two looks at the balance, however fast a game tells of rounds. */
const LOOK_EVERY_MS = 1000;

/** Tells the rest of the site what a game changed: the balance after a round, the recents when the player leaves. */
export const useGameEffects = (): { readonly balanceMoved: () => void } => {
  const queries = useQueryClient();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moved = useRef(false);

  const balanceMoved = useCallback(() => {
    moved.current = true;
    if (resting.current !== undefined) return;
    const look = () => {
      resting.current = undefined;
      if (!moved.current) return;
      moved.current = false;
      resting.current = setTimeout(look, LOOK_EVERY_MS);
      void queries.invalidateQueries({ queryKey: memberQueries.root });
    };
    look();
  }, [queries]);

  useEffect(
    () => () => {
      clearTimeout(resting.current);
      resting.current = undefined;
      void queries.invalidateQueries({ queryKey: memberQueries.root });
      void queries.invalidateQueries({ queryKey: recentQueries.root });
    },
    [queries],
  );
  return { balanceMoved };
};
