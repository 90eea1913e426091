import {
  HotCentreMode,
  type HotCentreState,
  hotCentreFromSearch,
  moreHotGames,
  pagesAt,
  searchFromHotCentre,
} from "@volado/domain/games";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { shownPages, useShownPages } from "../../../shared/games/shown-pages.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { type Change, useChoice } from "../../../shared/navigation/use-choice.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** What a list's length is kept under. */
const nameOf = (state: HotCentreState): string =>
  `hot centre ${new URLSearchParams(searchFromHotCentre(state))}`;

/** The centre as the address asks for it, and what the player does with it. */
export interface HotCentre {
  readonly state: HotCentreState;
  /**
   * Another tab, filter or search: another address in the same history entry, from page 1 (Spec §4). A
   * guest's collection is a step to login, from which going back finds what they left.
   */
  readonly choose: (change: Change<HotCentreState>) => void;
  /** The next page of this list; the address stays. */
  readonly showMore: (totalPages: number) => void;
}

/**
 * The address is the state, so back, reload and a shared link restore the same list; how many pages of it are shown is
 * kept for the visit, and follows from the place that a link notes. A choice that comes when the player has gone on is
 * dropped, as in every list.
 */
export const useHotCentreState = (place: number | undefined, pageSize: number): HotCentre => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useSession() !== undefined;
  const opened = useMemo(() => hotCentreFromSearch(search), [search]);
  const page = useShownPages((kept) => shownPages(kept, nameOf(opened), pagesAt(place, pageSize).last));
  const show = useShownPages(({ show: keep }) => keep);
  const state = useMemo(() => ({ ...opened, page }), [opened, page]);

  const ask = useCallback(
    (next: HotCentreState) => {
      if (window.location.pathname !== pathname) return;
      const query = new URLSearchParams(searchFromHotCentre(next));
      if (next.mode === HotCentreMode.Favourites && !signedIn) {
        void navigate(loginPath(`${pathname}?${query}`));
        return;
      }
      show(nameOf(next), next.page);
      setSearch(query, { replace: true, preventScrollReset: true });
    },
    [pathname, signedIn, show, setSearch, navigate],
  );
  const showMore = useCallback(
    (totalPages: number) => show(nameOf(state), moreHotGames(state, totalPages).page),
    [show, state],
  );
  return { state, choose: useChoice(state, ask), showMore };
};
