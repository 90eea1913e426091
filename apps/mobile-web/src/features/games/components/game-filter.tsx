import {
  changeFilter,
  type GameListState,
  MINIMUM_BETS,
  offersMinimumBet,
  resetFilter,
} from "@volado/domain";
import { formatMoney } from "@volado/i18n";
import { FilterDrawer, type FilterOption } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchant } from "../../../shared/merchant.ts";

/** The filter of a game list: manufacturer and, for slots, minimum bet (Spec §2, §9). */
export default function GameFilter({ open, state, vendors, onChange, onClose }: GameFilterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const minBets = offersMinimumBet(state.scope.type, true) ? MINIMUM_BETS : [];
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      filter={{ vendor: state.vendor, minBet: state.minBet === undefined ? "" : String(state.minBet) }}
      vendors={vendors}
      minBets={minBets.map((bet) => ({
        value: String(bet),
        label: formatMoney(bet, merchant.currency, language),
      }))}
      onSubmit={({ vendor, minBet }) => {
        const untouched = vendor === "" && minBet === "" && state.name === "";
        const chosenBet = MINIMUM_BETS.find((bet) => String(bet) === minBet);
        onChange(untouched ? resetFilter(state) : changeFilter(state, { vendor, minBet: chosenBet }));
        onClose();
      }}
      labels={{
        title: t("games.filter.title"),
        vendor: t("games.filter.vendor"),
        minBet: t("games.filter.minBet"),
        all: t("games.filter.any"),
        submit: t("common.apply"),
        reset: t("common.reset"),
        close: t("common.close"),
      }}
    />
  );
}

interface GameFilterProps {
  readonly open: boolean;
  readonly state: GameListState;
  readonly vendors: readonly FilterOption[];
  readonly onChange: (next: GameListState) => void;
  readonly onClose: () => void;
}
