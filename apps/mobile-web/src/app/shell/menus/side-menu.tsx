import "@volado/ui/accordion.css";
import "@volado/ui/fold.css";
import "./menus.css";
import { menuContactKinds } from "@volado/domain/support";
import {
  Avatar,
  ChevronRightIcon,
  DownloadIcon,
  Drawer,
  List,
  ListItem,
  LogoutIcon,
  Spinner,
} from "@volado/ui";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignOutDialog } from "../../../features/account/components/sign-out-dialog.tsx";
import { useMember } from "../../../features/account/hooks/use-member.ts";
import { MenuBanner } from "../../../features/banners/components/page-banners.tsx";
import { ServiceList } from "../../../features/customer-service/components/service-list.tsx";
import { openDownload, useAppOffered } from "../../../shared/device/app-download.ts";
import type { OverlayProps } from "../../../shared/lazy/lazy-boundary.tsx";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { useCategories } from "../../../shared/navigation/use-categories.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { LazyMemberPanel } from "./lazy-member-panel.ts";
import { ContentMenu } from "./rows/content-menu.tsx";
import { EntryRows } from "./rows/entry-rows.tsx";
import { GameCentreMenu } from "./rows/game-centre-menu.tsx";
import { PromotionsMenu } from "./rows/promotions-menu.tsx";

/** The side menu's link to the app, on every page (Spec §2 "app download"). */
function AppRow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  if (!useAppOffered(true)) return null;
  return (
    <ListItem
      icon={<DownloadIcon />}
      onPress={() => {
        onClose();
        openDownload();
      }}
    >
      {t("menu.app")}
    </ListItem>
  );
}

/** The player or guest; opens the member's panel (Spec §2 "Right member menu: avatar, default for guests"). */
function AccountRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const { data: member } = useMember();
  return (
    <ListItem
      icon={<Avatar name={session?.userName} src={member?.avatarUrl} size={40} />}
      detail={session ? t("menu.openPanel") : t("menu.guestDetail")}
      end={<ChevronRightIcon size={20} />}
      onPress={onOpen}
    >
      {session?.userName ?? t("menu.guest")}
    </ListItem>
  );
}

/**
 * Renders its children a frame later, so that a menu opens at once and its lower part is filled in as it slides in.
 * Only for content that is out of sight: it must not shift anything.
 */
function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted && children;
}

/** Opening one of the menu's accordions closes the others. */
const GROUP = "side-menu";

/**
 * The menu at the left (Spec §2 "Side menu"): home's content, game centre, promotions, the player's entries,
 * language.
 */
export default function SideMenu({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const session = useSession();
  const lobby = useCategories();
  const { data: categories } = lobby;
  const [leaving, setLeaving] = useState(false);
  const [panel, setPanel] = useState(false);
  useCloseOnNavigation(open, onClose);

  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        side="left"
        title={t("shell.menu")}
        closeLabel={t("common.close")}
      >
        <List className="app-menu">
          <AccountRow
            onOpen={() => {
              onClose();
              setPanel(true);
            }}
          />
        </List>
        <nav className="app-menu" aria-label={t("shell.categoriesMenu")}>
          <ContentMenu categories={categories ?? []} onClose={onClose} />
          {lobby.phase === "pending" && <Spinner label={t("common.loading")} />}
          {lobby.phase === "failed" && <RetryBlock onRetry={lobby.retry} />}
          <AfterPaint>
            <List>
              {categories && <GameCentreMenu categories={categories} group={GROUP} onClose={onClose} />}
              <PromotionsMenu group={GROUP} onClose={onClose} />
            </List>
          </AfterPaint>
        </nav>
        <AfterPaint>
          <List className="app-menu app-menu--last">
            <EntryRows onClose={onClose} />
            <AppRow onClose={onClose} />
            {session && (
              <ListItem icon={<LogoutIcon />} onPress={() => setLeaving(true)}>
                {t("shell.signOut")}
              </ListItem>
            )}
          </List>
          {open && <ServiceList kinds={menuContactKinds} onOpen={onClose} />}
          <MenuBanner />
        </AfterPaint>
      </Drawer>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
      <LazyMemberPanel open={panel} onClose={() => setPanel(false)} />
    </>
  );
}
