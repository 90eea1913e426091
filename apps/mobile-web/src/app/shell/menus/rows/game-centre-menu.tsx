import { categoryLobby, type VendorCategory } from "@volado/domain/vendors";
import {
  AccordionItem,
  ClockIcon,
  FlameIcon,
  GridIcon,
  HomeIcon,
  List,
  ListItem,
  PlayIcon,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useEntryAccess } from "../../../../features/account/hooks/use-member.ts";
import { merchant } from "../../../../shared/merchant.ts";
import { CategoryIcon } from "../../../../shared/navigation/category-icon.tsx";
import { categoryPage } from "../../../../shared/navigation/category-page.ts";
import { paths } from "../../../../shared/navigation/paths.ts";
import { playPath, useOpenGame } from "../../../../shared/navigation/play-address.ts";
import { MenuRow } from "./menu-row.tsx";

export interface GameCentreMenuProps {
  categories: readonly VendorCategory[];
  group: string;
  onClose: () => void;
}

/**
 * Home, hot, recent and every category's page; lotteries launch their vendor's game (Spec §2 "Game-centre
 * accordion").
 */
export function GameCentreMenu({ categories, group, onClose }: GameCentreMenuProps) {
  const { t } = useTranslation();
  const accessOf = useEntryAccess();
  const openGame = useOpenGame();

  const category = (given: VendorCategory) => {
    const { type } = given;
    const lobby = categoryLobby(given, categories, merchant.vendors.lottery);
    const name = t(`shell.categories.${type}`);
    const icon = <CategoryIcon type={type} size={20} />;
    if (!lobby) {
      return (
        <MenuRow key={type} page={categoryPage(type)} icon={icon} onClose={onClose}>
          {name}
        </MenuRow>
      );
    }
    return (
      <ListItem
        key={type}
        icon={icon}
        href={playPath(lobby)}
        end={<PlayIcon size={18} />}
        onNavigate={(event) => {
          event.preventDefault();
          onClose();
          openGame({ ...lobby, name });
        }}
      >
        {name}
      </ListItem>
    );
  };

  return (
    <AccordionItem icon={<GridIcon />} label={t("menu.gameCentre")} group={group}>
      <List>
        <MenuRow page={paths.home} icon={<HomeIcon size={20} />} onClose={onClose}>
          {t("shell.tabs.home")}
        </MenuRow>
        <MenuRow page={paths.hot} icon={<FlameIcon size={20} />} onClose={onClose}>
          {t("shell.categories.HOT")}
        </MenuRow>
        <MenuRow
          page={paths.recent}
          access={accessOf("recent")}
          icon={<ClockIcon size={20} />}
          onClose={onClose}
        >
          {t("shell.categories.RECENT")}
        </MenuRow>
        {categories.map(category)}
      </List>
    </AccordionItem>
  );
}
