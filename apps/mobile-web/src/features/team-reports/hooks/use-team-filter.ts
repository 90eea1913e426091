import { searchFromTeamFilter, type TeamFilter, teamFilterFromSearch } from "@volado/domain/agency";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Page } from "../../../shared/navigation/paths.ts";
import { type Change, useChoice } from "../../../shared/navigation/use-choice.ts";

export interface TeamFilterChoice {
  readonly filter: TeamFilter;
  /** Applies a change, replacing the history entry. */
  readonly choose: (change: Change<TeamFilter>) => void;
  readonly addressOf: (filter: TeamFilter) => string;
}

/** The filter of a team page in the URL: team, period, member, type of game and order. */
export const useTeamFilter = (page: Page): TeamFilterChoice => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = useMemo(() => teamFilterFromSearch(new URLSearchParams(search)), [search]);
  const addressOf = useCallback((filter: TeamFilter) => page.to(searchFromTeamFilter(filter)), [page]);
  const show = useCallback(
    (filter: TeamFilter) => void navigate(addressOf(filter), { replace: true }),
    [navigate, addressOf],
  );
  return { filter: current, choose: useChoice(current, show), addressOf };
};
