import { limits } from "@volado/config";
import {
  changeFilter,
  GameListMode,
  type GameListState,
  isFilterable,
  offersMinimumBet,
  ownVendor,
  switchMode,
} from "@volado/domain/games";
import { vendorTabs } from "@volado/domain/vendors";
import { ClockIcon, FlameIcon, GridIcon, SearchBox, SegmentedChoice, StarIcon, VendorTabs } from "@volado/ui";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FilterButton } from "../../../shared/games/filter-button.tsx";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { useCategories } from "../../../shared/navigation/use-categories.ts";
import type { Change } from "../../../shared/navigation/use-choice.ts";
import { earlyInput } from "../../../shared/prerender/replay-input.ts";
import { GameTypeChoice } from "./game-type-choice.tsx";

const ICON = 18;

/**
 * List modes: all games, hot games, favourites, recent (Spec §2 "Game list"). "All" is also the vendors' all option: it
 * is not selected while a vendor is.
 */
function GameListModes({ state, onChange }: Pick<GameListToolsProps, "state" | "onChange">) {
  const { t } = useTranslation();
  const ofVendor = state.vendor !== ownVendor(state.scope);
  const shown = state.mode === GameListMode.Filter && !ofVendor ? GameListMode.All : state.mode;
  return (
    <SegmentedChoice
      label={t("games.show")}
      value={shown}
      onValueChange={(mode) =>
        onChange((latest) => (mode === GameListMode.Filter ? latest : switchMode(latest, mode)))
      }
      options={[
        { value: GameListMode.All, label: t("games.modes.all"), icon: <GridIcon size={ICON} /> },
        { value: GameListMode.Hot, label: t("games.modes.hot"), icon: <FlameIcon size={ICON} /> },
        { value: GameListMode.Favourites, label: t("games.modes.fav"), icon: <StarIcon size={ICON} /> },
        { value: GameListMode.Recent, label: t("games.modes.recent"), icon: <ClockIcon size={ICON} /> },
      ]}
    />
  );
}

const GameFilter = lazyComponent({
  name: "game filter",
  load: () => import("./game-filter.tsx"),
  prefetch: "idle",
  onFail: "message",
});

/** Whether filter values, chosen or from the address, narrow the list. */
const isNarrowed = ({ scope, vendor, minBet, minLines }: GameListState): boolean =>
  vendor !== ownVendor(scope) || minBet !== undefined || minLines !== undefined;

/**
 * Search, filter, and modes and vendor tabs in one row, of a game list (Spec §2 "Game list"); ELOTT has no filter
 * (Spec §9).
 * Memoised, because starring a game changes none of it.
 */
export const GameListTools = memo(function GameListTools({
  state,
  pending,
  choosesType,
  onChange,
}: GameListToolsProps) {
  const { t } = useTranslation();
  const { type, vendors: own } = state.scope;
  const { data: categories } = useCategories();
  // Empty on an all-vendors page until the categories load.
  const vendors = useMemo(() => vendorTabs(categories, state.scope), [categories, state.scope]);
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
      <div className="app-list-tools__chips vo-edge-fade">
        <div className="vo-edge-fade__strip">
          {choosesType && <GameTypeChoice type={type} />}
          <GameListModes state={state} onChange={onChange} />
          {choosesVendor && (
            <VendorTabs
              label={t("games.vendors")}
              vendors={vendors.map(({ code, name, logoUrl }) => ({ id: code, name, logoUrl }))}
              value={narrows ? state.vendor : ""}
              onChange={(vendor) => onChange((latest) => changeFilter(latest, { vendor }))}
            />
          )}
        </div>
      </div>
    </div>
  );
});

interface GameListToolsProps {
  readonly state: GameListState;
  readonly pending: boolean;
  /** Whether the player also chooses the type of games. */
  readonly choosesType?: boolean | undefined;
  readonly onChange: (change: Change<GameListState>) => void;
}
