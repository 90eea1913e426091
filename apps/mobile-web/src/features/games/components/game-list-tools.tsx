import { limits } from "@volado/config";
import { changeFilter, GameListMode, type GameListState, isFilterable } from "@volado/domain";
import { SearchBox, VendorTabs } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { typedBefore } from "../../../shared/painted/typed-before.ts";
import { useVendorChoices } from "../hooks/use-vendor-choices.ts";
import { GameFilterButton } from "./game-filter-button.tsx";
import { GameListModes } from "./game-list-modes.tsx";

/** What narrows a game list: search, vendor strip, the four modes and the filter (Spec §2 "Game list"). */
export function GameListTools({ state, pending, onChange }: GameListToolsProps) {
  const { t } = useTranslation();
  const vendors = useVendorChoices(state.scope.type);
  const narrows = state.mode === GameListMode.All || state.mode === GameListMode.Filter;
  const filterable = isFilterable(state.scope.type) && state.scope.vendor === "";
  return (
    <div className="app-list-tools">
      <div className="app-list-tools__search">
        <SearchBox
          term={state.name}
          typed={typedBefore("search")}
          pending={pending && state.name !== ""}
          delay={limits.search.debounce}
          onSearch={(name) => onChange(changeFilter(state, { name }))}
          labels={{
            field: t("games.search.field"),
            placeholder: t("games.search.placeholder"),
            clear: t("games.search.clear"),
          }}
        />
        {filterable && (
          <GameFilterButton
            state={state}
            onChange={onChange}
            vendors={vendors.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </div>
      {filterable && (
        <VendorTabs
          label={t("games.vendors")}
          allLabel={t("games.allVendors")}
          vendors={vendors.map(({ code, name, logoUrl }) => ({ id: code, name, logoUrl }))}
          value={narrows ? state.vendor : ""}
          onChange={(vendor) => onChange(changeFilter(state, { vendor }))}
        />
      )}
      <GameListModes state={state} onChange={onChange} />
    </div>
  );
}

interface GameListToolsProps {
  readonly state: GameListState;
  /** Results are on their way. */
  readonly pending: boolean;
  readonly onChange: (next: GameListState) => void;
}
