import { type NameSearch, searchesBesideSlots, type TypeBesideSlots } from "@volado/domain/games";
import { SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCategories } from "../../../shared/categories/use-categories.ts";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { useNameSearch } from "../hooks/use-name-search.ts";
import { SearchResults } from "./search-results.tsx";

/** Results of one game type under its name; nothing while loading or without results. */
function OtherType({ search, actions }: OtherTypeProps) {
  const { t } = useTranslation();
  const found = useNameSearch(search);
  const type = t(`shell.categories.${search.type}`);
  const shown = found?.phase === "content" || found?.phase === "failed";
  const total = found?.data?.total;
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

interface OtherTypeProps {
  readonly search: NameSearch<TypeBesideSlots>;
  readonly actions: GameActions;
}

/** Results other than slots: fishing, poker and live games, in the order of the merchant's categories. */
export function OtherTypes({ term, actions }: OtherTypesProps) {
  const categories = useCategories();
  const types = categories.data?.map(({ type }) => type) ?? [];
  return searchesBesideSlots(term, types).map((search) => (
    <OtherType key={search.type} search={search} actions={actions} />
  ));
}

interface OtherTypesProps {
  /** As it was typed. */
  readonly term: string;
  readonly actions: GameActions;
}
