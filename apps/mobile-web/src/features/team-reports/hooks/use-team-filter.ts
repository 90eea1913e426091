import { searchFromTeamFilter, type TeamFilter, teamFilterFromSearch } from "@volado/domain/agency";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Page } from "../../../shared/navigation/paths.ts";
import { useChoice } from "../../../shared/navigation/use-choice.ts";

/** The filter of a team page in the URL. Changes replace the history entry. */
export const useTeamFilter = (page: Page) => {
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
