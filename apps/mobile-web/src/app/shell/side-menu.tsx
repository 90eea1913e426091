import "./menus.css";
import {
  ClockIcon,
  Drawer,
  FlameIcon,
  HomeIcon,
  LanguageIcon,
  List,
  ListItem,
  LogoutIcon,
  Spinner,
} from "@volado/ui";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { CategoryIcon } from "../../shared/categories/category-icon.tsx";
import { useCategories } from "../../shared/categories/use-categories.ts";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { categoryPage } from "../../shared/navigation/category-page.ts";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { RetryBlock } from "../../shared/states/retry-block.tsx";
import { opens } from "../routes/routes.ts";
import type { OverlayProps } from "./overlay-props.ts";

/** Home, hot, recent, then the categories in the gateway's order (Spec §2 "Side menu"). */
export default function SideMenu({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const follow = useLinkNavigation();
  const { data: categories, isError, refetch } = useCategories();
  const [leaving, setLeaving] = useState(false);

  const row = (key: string, page: Page, icon: ReactNode, label: string) =>
    opens(page) && (
      <ListItem
        key={key}
        icon={icon}
        href={page.to()}
        current={page.patterns.includes(pathname)}
        onNavigate={(event) => {
          follow(event);
          onClose();
        }}
      >
        {label}
      </ListItem>
    );

  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        side="left"
        title={t("shell.menu")}
        closeLabel={t("common.close")}
      >
        <nav className="app-menu" aria-label={t("shell.categoriesMenu")}>
          <List>
            {row("home", paths.home, <HomeIcon />, t("shell.tabs.home"))}
            {row("hot", paths.hot, <FlameIcon />, t("shell.categories.HOT"))}
            {session && row("recent", paths.recent, <ClockIcon />, t("shell.categories.RECENT"))}
            {categories?.map(({ type }) =>
              row(type, categoryPage(type), <CategoryIcon type={type} />, t(`shell.categories.${type}`)),
            )}
          </List>
          {!categories &&
            (isError ? <RetryBlock onRetry={refetch} /> : <Spinner label={t("common.loading")} />)}
        </nav>
        <List className="app-menu app-menu--last">
          <ListItem icon={<LanguageIcon />} end={<LanguageChoice whole />}>
            {t("shell.language")}
          </ListItem>
          {session && (
            <ListItem icon={<LogoutIcon />} onPress={() => setLeaving(true)}>
              {t("shell.signOut")}
            </ListItem>
          )}
        </List>
      </Drawer>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
