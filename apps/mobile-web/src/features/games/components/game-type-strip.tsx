import { type GameType, isListed } from "@volado/domain/games";
import { SegmentedChoice } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "../../../shared/navigation/category-icon.tsx";
import { useCategories } from "../../../shared/navigation/use-categories.ts";

const ICON = 18;

/**
 * Game types above the game centre's list, in the gateway's order, without lotteries, which have no list (Spec §9
 * "excluded from some menus"). Until the categories load, or if they fail, only the current type is shown.
 */
export function GameTypeStrip({ type, onChange }: GameTypeStripProps) {
  const { t } = useTranslation();
  const { data: categories = [] } = useCategories();
  const known = categories.map((category) => category.type);
  const types = (known.includes(type) ? known : [type, ...known]).filter(isListed);
  return (
    <SegmentedChoice
      className="app-game-types"
      label={t("home.categories")}
      value={type}
      onValueChange={onChange}
      options={types.map((value) => ({
        value,
        label: t(`shell.categories.${value}`),
        icon: <CategoryIcon type={value} size={ICON} />,
      }))}
    />
  );
}

interface GameTypeStripProps {
  readonly type: GameType;
  readonly onChange: (type: GameType) => void;
}
