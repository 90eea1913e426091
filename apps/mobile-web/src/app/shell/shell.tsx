import { OfflineIcon } from "@volado/ui";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { ignoreStrayTaps } from "../../shared/motion/taps.ts";
import { noteEntry } from "../../shared/navigation/close-on-back.ts";
import { focusHeading } from "../../shared/navigation/page-heading.ts";
import { useGatewayUnreachable, useOnline } from "../../shared/release/gateway-reachability.ts";
import { useSiteAccess } from "../../shared/services/use-site.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useRoute } from "../hooks/use-route.ts";
import { useScrollMemory } from "../hooks/use-scroll-memory.ts";
import { lazyScreen, ScreenView } from "../routes/lazy-screen.tsx";
import { TopBar } from "./header/top-bar.tsx";
import { BottomBar } from "./menus/bottom-bar.tsx";
import { LazySideMenu, setMenuOpen, useMenuOpen } from "./menus/lazy-menus.ts";
import { Pages } from "./pages.tsx";

/** Toasts and the parts that load after the first view; renders nothing until their code has loaded. */
export const LazyGlobalOverlays = lazyComponent({
  name: "global overlays",
  load: () => import("./overlays/global-overlays.tsx"),
  onFail: "silent",
});

/** Syncs a player's favourites; rendered only for players. */
export const LazyFavouriteSync = lazyComponent({
  name: "favourite sync",
  load: () => import("../../features/favourites/components/favourite-sync.tsx"),
  onFail: "silent",
});

const closed = lazyScreen(() => import("../../screens/system/closed.screen.tsx"), {});

/**
 * Shows the site, or why it is closed, and switches when that changes (Spec §4 "System status gate"). Help and the
 * merchant's documents stay readable.
 */
export function SiteGate({ children }: { children: ReactNode }) {
  const isOpen = useSiteAccess() === "open";
  const shows = useRoute().openWhenClosed || isOpen;
  const showed = useRef(shows);
  useEffect(() => {
    // The focused element disappeared with the closed page.
    if (shows && !showed.current && document.activeElement === document.body) focusHeading();
    showed.current = shows;
  }, [shows]);
  if (shows) return children;
  return (
    <Suspense fallback={null}>
      <ScreenView screen={closed} />
    </Suspense>
  );
}

/** Says that the network or the gateway is unreachable. */
function OfflineNote() {
  const { t } = useTranslation();
  const lost = useGatewayUnreachable();
  const online = useOnline() && !lost;
  return (
    <div className="app-offline-place" role="status">
      {online ? null : (
        <p className="app-offline">
          <OfflineIcon size={20} />
          <span>{t("shell.offline")}</span>
        </p>
      )}
    </div>
  );
}

const closeMenu = () => setMenuOpen(false);

/** A separate component, so that opening the menu doesn't render the whole shell. */
function SideMenu() {
  return <LazySideMenu open={useMenuOpen()} onClose={closeMenu} />;
}

/** The frame of every page: bars, menus, toasts. */
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
