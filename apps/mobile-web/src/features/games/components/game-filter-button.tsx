import { type GameListState, ownVendor } from "@volado/domain";
import { FilterIcon, type FilterOption, IconButton } from "@volado/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

const GameFilter = lazy(() => import("./game-filter.tsx"));

/** Opens the filter; its code comes with the first tap. */
export function GameFilterButton({ state, vendors, onChange }: GameFilterButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const active =
    state.vendor !== ownVendor(state.scope) || state.minBet !== undefined || state.minLines !== undefined;
  return (
    <>
      <IconButton
        label={active ? t("games.filter.openActive") : t("games.filter.open")}
        aria-haspopup="dialog"
        data-active={active || undefined}
        className="app-filter-button"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <FilterIcon />
      </IconButton>
      {wanted && (
        <Suspense>
          <GameFilter
            open={open}
            state={state}
            vendors={vendors}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface GameFilterButtonProps {
  readonly state: GameListState;
  readonly vendors: readonly FilterOption[];
  readonly onChange: (next: GameListState) => void;
}
