import { useTranslation } from "react-i18next";
import { useRoute } from "../hooks/use-route.ts";
import { useScrollMemory } from "../hooks/use-scroll-memory.ts";
import { OfflineNote } from "./failure/offline-note.tsx";
import { SiteGate } from "./gate/site-gate.tsx";
import { TopBar } from "./header/top-bar.tsx";
import { BottomBar } from "./menus/bottom-bar.tsx";
import { LazyFavouriteSync, LazyGlobalOverlays, LazySideMenu } from "./overlays/lazy-parts.tsx";
import { Pages } from "./pages.tsx";

/** What surrounds every page: bars, menus, messages. */
export function Shell() {
  const { t } = useTranslation();
  const route = useRoute();
  useScrollMemory();

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
        <LazyFavouriteSync />
        <LazySideMenu />
      </SiteGate>
      <LazyGlobalOverlays />
    </div>
  );
}
