import { useTranslation } from "react-i18next";
import { useRoute } from "../use-route.ts";
import { useScrollMemory } from "../use-scroll-memory.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LazyBesidePages, LazySideMenu, LazyStarKeeper } from "./lazy-parts.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { Pages } from "./pages.tsx";
import { SiteGate } from "./site-gate.tsx";
import { TopBar } from "./top-bar.tsx";

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
        <LazyStarKeeper />
        <LazySideMenu />
      </SiteGate>
      <LazyBesidePages />
    </div>
  );
}
