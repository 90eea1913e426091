import { limits } from "@volado/config";
import {
  changeFilter,
  GameListMode,
  type GameListState,
  isFilterable,
  offersMinimumBet,
  ownVendor,
} from "@volado/domain/games";
import { SearchBox, VendorTabs } from "@volado/ui";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { FilterButton } from "../../../shared/games/filter-button.tsx";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";
import { merchant } from "../../../shared/merchant.ts";
import type { Change } from "../../../shared/navigation/use-choice.ts";
import { earlyInput } from "../../../shared/prerender/replay-input.ts";
import { useVendorChoices } from "../hooks/use-vendor-choices.ts";
import { GameListModes } from "./game-list-modes.tsx";

const GameFilter = lazyPart({
  name: "game filter",
  load: () => import("./game-filter.tsx"),
  prefetch: "idle",
  onFail: "message",
});

/** What the filter chooses, or an address in its place, leaves games of the scope out. */
const isNarrowed = ({ scope, vendor, minBet, minLines }: GameListState): boolean =>
  vendor !== ownVendor(scope) || minBet !== undefined || minLines !== undefined;

/**
 * What narrows a game list: search, vendor strip, the four modes and the filter (Spec §2 "Game list"), which ELOTT has
 * none of (Spec §9).
 * Memoised: a star changes none of it.
 */
export const GameListTools = memo(function GameListTools({ state, pending, onChange }: GameListToolsProps) {
  const { t } = useTranslation();
  const { type, vendors: own } = state.scope;
  const vendors = useVendorChoices(state.scope);
  const narrows = state.mode === GameListMode.All || state.mode === GameListMode.Filter;
  const choosesVendor = own.length !== 1;
  const choosesBet = offersMinimumBet(type, merchant.games.linesShown);
  return (
    <div className="app-list-tools">
      <div className="app-list-tools__search">
        <SearchBox
          term={state.name}
          typed={earlyInput("search")}
          pending={pending && state.name !== ""}
          delay={limits.search.debounce}
          onSearch={(name) => onChange((latest) => changeFilter(latest, { name }))}
          labels={{
            field: t("games.search.field"),
            placeholder: t("games.search.placeholder"),
            clear: t("games.search.clear"),
          }}
        />
        {isFilterable(type) && (choosesVendor || choosesBet) && (
          <FilterButton
            active={isNarrowed(state)}
            filter={GameFilter}
            props={{
              state,
              onChange,
              vendors: choosesVendor ? vendors.map(({ code, name }) => ({ value: code, label: name })) : [],
            }}
          />
        )}
      </div>
      {choosesVendor && (
        <VendorTabs
          label={t("games.vendors")}
          allLabel={own.length === 0 ? t("games.allVendors") : undefined}
          vendors={vendors.map(({ code, name, logoUrl }) => ({ id: code, name, logoUrl }))}
          value={narrows ? state.vendor : ""}
          onChange={(vendor) => onChange((latest) => changeFilter(latest, { vendor }))}
        />
      )}
      <GameListModes state={state} onChange={onChange} />
    </div>
  );
});

interface GameListToolsProps {
  readonly state: GameListState;
  /** Results are on their way. */
  readonly pending: boolean;
  readonly onChange: (change: Change<GameListState>) => void;
}
