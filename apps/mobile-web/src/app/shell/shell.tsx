import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageFocus } from "../use-page-focus.ts";
import { usePreloadOnTouch } from "../use-preload-on-touch.ts";
import { useRoute } from "../use-route.ts";
import { useScrollMemory } from "../use-scroll-memory.ts";
import { useSessionWatch } from "../use-session-watch.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LazySideMenu, LazyStarKeeper, LazyToasts } from "./lazy-parts.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { Pages } from "./pages.tsx";
import { SiteGate } from "./site-gate.tsx";
import { TopBar } from "./top-bar.tsx";

/** What surrounds every page: bars, menus, messages. */
export function Shell() {
  const { t } = useTranslation();
  const route = useRoute();
  const [menuOpen, setMenuOpen] = useState(false);
  usePageFocus();
  useScrollMemory();
  usePreloadOnTouch();
  useSessionWatch();

  return (
    <div className="app-shell" data-tab={route.tab} data-full={route.fullScreen || undefined}>
      <a className="app-skip" href="#main">
        {t("common.skipToContent")}
      </a>
      <SiteGate>
        {!route.fullScreen && <TopBar route={route} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />}
        <OfflineNote />
        <main id="main" className="app-main" tabIndex={-1}>
          <Pages />
        </main>
        {route.tab && <BottomBar current={route.tab} />}
        <LazyStarKeeper />
        <LazySideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      </SiteGate>
      <LazyToasts />
    </div>
  );
}
