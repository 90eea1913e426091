import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reach } from "../../shared/offline/reach.ts";

/** Milliseconds after which what failed again is asked for once more: a network that has just come may still falter. */
const FALTERS_UNTIL_MS = [2_000, 8_000];

/**
 * When the network is back, what the page shows is asked for again: what failed, what has grown old meanwhile, and
 * what stands in from earlier visits, which is as old as they are. A page that could not be opened at all sees to
 * itself (shell/page-failure.tsx).
 */
export const useBackOnline = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const replaceStandIns = (since: number) =>
      queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt >= since });
    const askFailed = () =>
      void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    let later: readonly ReturnType<typeof setTimeout>[] = [];
    const ask = () => {
      later.forEach(clearTimeout);
      const { lostAt } = reach.getState();
      if (lostAt !== undefined) void replaceStandIns(lostAt);
      void queries.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
      later = FALTERS_UNTIL_MS.map((delay) => setTimeout(askFailed, delay));
    };
    const forget = reach.subscribe(({ lostAt }, before) => {
      if (lostAt === undefined && before.lostAt !== undefined) void replaceStandIns(before.lostAt);
    });
    window.addEventListener("online", ask);
    return () => {
      forget();
      later.forEach(clearTimeout);
      window.removeEventListener("online", ask);
    };
  }, [queries]);
};
