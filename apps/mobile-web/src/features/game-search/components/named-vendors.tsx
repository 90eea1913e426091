import { useInfiniteQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames, type GameType, matchesName, searchedName } from "@volado/domain/games";
import { vendorOpening } from "@volado/domain/vendors";
import { List, ListItem, SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { pagedResult } from "../../../shared/games/game-list-result.ts";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { playPath } from "../../../shared/navigation/play-address.ts";
import { useCategories } from "../../../shared/navigation/use-categories.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { SearchResults } from "./search-results.tsx";

/** A found provider in one of its categories. */
export interface NamedVendor {
  readonly code: string;
  readonly name: string;
  readonly type: GameType;
  readonly href: string;
  /** Whether it opens a list of games, not a lobby of its own. */
  readonly listed: boolean;
}

/** The providers whose name contains a text, once per category, with their games or lobby; none for a blank text. */
export const useNamedVendors = (text: string): readonly NamedVendor[] => {
  const categories = useCategories().data ?? [];
  if (searchedName(text) === "") return [];
  return categories
    .flatMap(({ vendors }) => vendors)
    .filter(({ name }) => matchesName(name, text))
    .map((vendor) => {
      const opening = vendorOpening(vendor, categories, merchant.vendors.lottery);
      const listed = opening.kind === "list";
      const href = listed
        ? categoryPage(opening.type).to({ vendor: opening.vendor })
        : playPath(opening.target);
      return { code: vendor.code, name: vendor.name, type: vendor.type, href, listed };
    });
};

/** Names a provider with its category, such as "Jili · Fishing". */
const useVendorTitle = (): ((vendor: NamedVendor) => string) => {
  const { t } = useTranslation();
  return ({ name, type }) => `${name} · ${t(`shell.categories.${type}`)}`;
};

/** Links to the found providers, one per row; nothing without any. */
export function NamedVendors({ vendors }: { readonly vendors: readonly NamedVendor[] }) {
  const { t } = useTranslation();
  const titleOf = useVendorTitle();
  const follow = useLinkNavigation({ replace: true });
  if (vendors.length === 0) return null;
  return (
    <List className="app-search-vendors" aria-label={t("vendorCentre.vendors")}>
      {vendors.map((vendor) => (
        <ListItem key={`${vendor.type} ${vendor.code}`} href={vendor.href} onNavigate={follow}>
          {titleOf(vendor)}
        </ListItem>
      ))}
    </List>
  );
}

interface VendorGamesProps {
  readonly vendor: NamedVendor;
  readonly actions: GameActions;
}

/** The games of a found provider, for a text that is part of no game's name. */
export function VendorGames({ vendor, actions }: VendorGamesProps) {
  const title = useVendorTitle()(vendor);
  const pageSize = limits.pageSize.slotSearch;
  const input = firstGames({ type: vendor.type, vendor: vendor.code, pageSize });
  const query = useInfiniteQuery(gameListQueries.infinite(useClient(), input));
  return (
    <>
      <SectionTitle title={title} />
      <SearchResults label={title} result={pagedResult(query, pageSize)} actions={actions} empty={null} />
    </>
  );
}
