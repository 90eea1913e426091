import { type GameType, isListed } from "@volado/domain/games";
import { ChevronDownIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { CategoryIcon } from "../../../shared/navigation/category-icon.tsx";
import { useCategories } from "../../../shared/navigation/use-categories.ts";

const ICON = 18;

/**
 * The game centre's type of games, in the gateway's order, without lotteries, which have no list (Spec §9 "excluded
 * from some menus"). Until the categories load, or if they fail, only the current type is offered. A native select at
 * the start of the list's row: a strip of its own would push the games down.
 */
export function GameTypeChoice({ type }: { readonly type: GameType }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const { data: categories = [] } = useCategories();
  const known = categories.map((category) => category.type);
  const types = (known.includes(type) ? known : [type, ...known]).filter(isListed);
  return (
    <label className="app-game-type vo-choice__chip">
      <CategoryIcon type={type} size={ICON} />
      <span aria-hidden="true">{t(`shell.categories.${type}`)}</span>
      <ChevronDownIcon size={ICON} />
      <select
        aria-label={t("home.categories")}
        value={type}
        onChange={({ target }) => setSearch({ gameType: target.value }, { replace: true })}
      >
        {types.map((value) => (
          <option key={value} value={value}>
            {t(`shell.categories.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
