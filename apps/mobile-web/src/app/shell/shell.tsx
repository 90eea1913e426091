import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ignoreStrayTaps } from "../../shared/motion/stray-taps.ts";
import { noteEntry } from "../../shared/navigation/close-on-back.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useRoute } from "../hooks/use-route.ts";
import { useScrollMemory } from "../hooks/use-scroll-memory.ts";
import { OfflineNote } from "./failure/offline-note.tsx";
import { SiteGate } from "./gate/site-gate.tsx";
import { TopBar } from "./header/top-bar.tsx";
import { BottomBar } from "./menus/bottom-bar.tsx";
import { LazySideMenu } from "./menus/lazy-side-menu.ts";
import { setMenuOpen, useMenuOpen } from "./menus/menu-store.ts";
import { LazyFavouriteSync } from "./overlays/lazy-favourite-sync.ts";
import { LazyGlobalOverlays } from "./overlays/lazy-global-overlays.ts";
import { Pages } from "./pages.tsx";

const closeMenu = () => setMenuOpen(false);

/** A component of its own, so that a tap on the menu draws the menu and not every page around it as well. */
function SideMenu() {
  return <LazySideMenu open={useMenuOpen()} onClose={closeMenu} />;
}

/** What surrounds every page: bars, menus, messages. */
export function Shell() {
  const { t } = useTranslation();
  const route = useRoute();
  const session = useSession();
  useScrollMemory();
  useEffect(() => ignoreStrayTaps(document), []);
  useEffect(noteEntry);

  return (
    <div className="app-shell" data-tab={route.tab} data-full={route.fullScreen || undefined}>
      <a className="app-skip" href="#main">
        {t("common.skipToContent")}
      </a>
      <SiteGate>
        {!route.fullScreen && <TopBar route={route} />}
        <OfflineNote />
        <main id="main" className="app-main" tabIndex={-1}>
          <Pages />
        </main>
        {route.tab && <BottomBar current={route.tab} />}
        {session && <LazyFavouriteSync />}
        <SideMenu />
      </SiteGate>
      <LazyGlobalOverlays />
    </div>
  );
}
