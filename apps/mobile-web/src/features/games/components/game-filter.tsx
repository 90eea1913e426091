import {
  changeFilter,
  type GameListState,
  MINIMUM_BETS,
  minimumBetOf,
  offersMinimumBet,
} from "@volado/domain/games";
import { hundredthsOf } from "@volado/domain/money";
import { FilterDrawer, type FilterOption } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import type { OverlayProps } from "../../../shared/lazy/lazy-boundary.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import type { Change } from "../../../shared/navigation/use-choice.ts";

/**
 * Filter of a game list: manufacturer and, for slots, minimum bet (Spec §2, §9). Submitting it also clears the
 * minimum number of lines, which only an address can set.
 */
export default function GameFilter({ open, state, vendors, onChange, onClose }: GameFilterProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const minBets = offersMinimumBet(state.scope.type, merchant.games.linesShown) ? MINIMUM_BETS : [];
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      filter={{ vendor: state.vendor, minBet: state.minBet === undefined ? "" : String(state.minBet) }}
      vendors={vendors}
      everyVendor={state.scope.vendors.length === 0}
      minBets={minBets.map((bet) => ({
        value: String(bet),
        label: money(merchantMoney(hundredthsOf(bet))),
      }))}
      onSubmit={({ vendor, minBet }) => {
        const chosen = { vendor, minBet: minimumBetOf(minBet), minLines: undefined };
        onChange((latest) => changeFilter(latest, chosen));
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

interface GameFilterProps extends OverlayProps {
  readonly state: GameListState;
  readonly vendors: readonly FilterOption[];
  readonly onChange: (change: Change<GameListState>) => void;
}
