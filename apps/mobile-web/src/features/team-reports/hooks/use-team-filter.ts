import { searchFromTeamFilter, type TeamFilter, teamFilterFromSearch } from "@volado/domain/agency";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Page } from "../../../shared/navigation/paths.ts";
import { type Change, useChoice } from "../../../shared/navigation/use-choice.ts";

/** What the address of a team page asks for, and how to ask for something else. */
export interface TeamFilterChoice {
  readonly filter: TeamFilter;
  /** Shows the page anew, in the same entry of the history. */
  readonly choose: (change: Change<TeamFilter>) => void;
  readonly addressOf: (wanted: TeamFilter) => string;
}

/** The filter of a team page, which its address says: whose team, when, whom, on what and in which order. */
export const useTeamFilter = (page: Page): TeamFilterChoice => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = useMemo(() => teamFilterFromSearch(new URLSearchParams(search)), [search]);
  const addressOf = useCallback((wanted: TeamFilter) => page.to(searchFromTeamFilter(wanted)), [page]);
  const show = useCallback(
    (wanted: TeamFilter) => void navigate(addressOf(wanted), { replace: true }),
    [navigate, addressOf],
  );
  return { filter, choose: useChoice(filter, show), addressOf };
};
