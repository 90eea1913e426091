import "../../features/game-search/components/game-search.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  type GameType,
  type NameSearch,
  searchesBesideSlots,
  slotSearch,
  type TypeBesideSlots,
} from "@volado/domain/games";
import { EmptyState, SearchOverlay, SectionTitle } from "@volado/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  NamedVendors,
  useNamedVendors,
  VendorGames,
} from "../../features/game-search/components/named-vendors.tsx";
import { SearchResults } from "../../features/game-search/components/search-results.tsx";
import { PopularGames, SearchStart } from "../../features/game-search/components/search-start.tsx";
import { type GameListResult, pagedResult } from "../../shared/games/game-list-result.ts";
import type { GameActions } from "../../shared/games/use-tile-actions.ts";
import { useCategories } from "../../shared/navigation/use-categories.ts";
import { useClient } from "../../shared/services/services-context.tsx";
import { useGameActions } from "../use-game-actions.ts";

/**
 * Games of a type that match a name, ten per page (Spec §9 "slot search"); undefined without a search (Spec §5). Each
 * term has its own query, so that a late response never appears under another term.
 */
const useNameSearch = (search: NameSearch<GameType> | undefined): GameListResult | undefined => {
  const pageSize = limits.pageSize.slotSearch;
  const input = search && { ...search, pageSize };
  const query = useInfiniteQuery(gameListQueries.infinite(useClient(), input));
  return search && pagedResult(query, pageSize);
};

interface OtherType {
  readonly search: NameSearch<TypeBesideSlots>;
  readonly found: GameListResult;
}

/** The searches beside slots: fishing, poker and live games, in the order of the merchant's categories. */
const useOtherTypes = (term: string): readonly OtherType[] => {
  const types = useCategories().data?.map(({ type }) => type) ?? [];
  const [first, second, third] = searchesBesideSlots(term, types);
  const pairs = [
    { search: first, found: useNameSearch(first) },
    { search: second, found: useNameSearch(second) },
    { search: third, found: useNameSearch(third) },
  ];
  return pairs.flatMap(({ search, found }) => (search && found ? { search, found } : []));
};

/** Results of one game type under its name; nothing while loading or without results. */
function OtherTypeResults({ search, found, actions }: OtherType & { readonly actions: GameActions }) {
  const { t } = useTranslation();
  const type = t(`shell.categories.${search.type}`);
  const shown = found.phase === "content" || found.phase === "failed";
  const total = found.data?.total;
  return (
    <>
      <p className="vo-visually-hidden" role="status">
        {total ? t("gameSearch.foundOf", { type, count: total, name: search.name }) : ""}
      </p>
      {shown && (
        <>
          <SectionTitle title={type} />
          <SearchResults
            label={t("gameSearch.resultsOf", { type })}
            result={found}
            actions={actions}
            empty={null}
          />
        </>
      )}
    </>
  );
}

/**
 * Full-screen search of providers, slots and, below them, other games. Shows the player's favourites before anything is
 * searched (Spec §2).
 */
export function GameSearch({ open, typed, opener, onClose, actions }: GameSearchProps) {
  const { t } = useTranslation();
  const [term, setTerm] = useState("");
  const [typedEarly, setTypedEarly] = useState(typed);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTerm("");
    setTypedEarly("");
  }
  const found = useNameSearch(slotSearch(open ? term : ""));
  // Slots load first, and if they fail, one error is enough.
  const others = useOtherTypes(found?.phase === "content" || found?.phase === "empty" ? term : "");
  const vendors = useNamedVendors(found ? term : "");

  // The browser returns the focus to the previous element, which may be the placeholder field. `preventScroll`
  // matters because the bar lies in the page's scroll padding, so focusing its button would scroll the page.
  const wasShown = useRef(open);
  useEffect(() => {
    if (wasShown.current && !open) opener.current?.focus({ preventScroll: true });
    wasShown.current = open;
  }, [open, opener]);

  const total = found?.data?.total;
  const noGames = found?.phase === "empty" && others.every((other) => other.found.phase === "empty");
  const nothing = noGames && vendors.length === 0;
  const listed = vendors.find((vendor) => vendor.listed);
  const searching = found?.phase === "pending" || others.some((other) => other.found.phase === "pending");
  const status = () => {
    if (nothing) return t("gameSearch.empty.title");
    if (noGames) return t("gameSearch.foundVendors", { count: vendors.length, name: term });
    return total === undefined ? "" : t("gameSearch.found", { count: total, name: term });
  };
  return (
    <SearchOverlay
      open={open}
      onClose={onClose}
      closedByBack={false}
      term={term}
      typed={typedEarly}
      pending={searching}
      delay={limits.search.debounce}
      onSearch={setTerm}
      onType={(text) => text.trim() === "" && setTerm("")}
      status={status()}
      labels={{
        title: t("gameSearch.title"),
        close: t("common.close"),
        field: t("gameSearch.title"),
        placeholder: t("gameSearch.placeholder"),
        clear: t("games.search.clear"),
      }}
    >
      {found ? (
        <>
          {total !== undefined && total > 0 && (
            <p className="app-search-count" aria-hidden="true">
              {status()}
            </p>
          )}
          <NamedVendors vendors={vendors} />
          <SearchResults label={t("gameSearch.results")} result={found} actions={actions} empty={null} />
          {others.map((other) => (
            <OtherTypeResults key={other.search.type} {...other} actions={actions} />
          ))}
          {nothing && (
            <EmptyState title={t("gameSearch.empty.title")}>{t("gameSearch.empty.text")}</EmptyState>
          )}
          {noGames &&
            (listed ? <VendorGames vendor={listed} actions={actions} /> : <PopularGames actions={actions} />)}
        </>
      ) : (
        <SearchStart actions={actions} />
      )}
    </SearchOverlay>
  );
}

export interface OpenSearch {
  readonly open: boolean;
  /** Text typed before this code loaded. */
  readonly typed: string;
  /** Receives the focus on close. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface GameSearchProps extends OpenSearch {
  readonly actions: GameActions;
}

/** The slot search over any page. Its links replace its history entry: going back shows the page, not the search. */
export default function SlotSearch(props: OpenSearch) {
  const { games } = useGameActions({ replace: true });
  return <GameSearch {...props} actions={games} />;
}
