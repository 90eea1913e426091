import { isTrial } from "@volado/domain/member";
import { homeContent } from "@volado/domain/vendors";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { HomeBanners } from "../../features/banners/components/banner-group-view.tsx";
import { CategoryRail } from "../../features/lobby/components/category-rail.tsx";
import { HotGames } from "../../features/lobby/components/hot-games.tsx";
import { RowSectionSkeleton, VendorRowsSkeleton } from "../../features/lobby/components/row-states.tsx";
import { NoticeLine } from "../../features/notices/components/notice-line.tsx";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../shared/merchant.ts";
import { useCategories } from "../../shared/navigation/use-categories.ts";
import { RetryBlock } from "../../shared/query/retry-block.tsx";
import { useSession } from "../../shared/session/session-store.ts";
import { localValues } from "../../shared/storage/site-storage.ts";
import { useGameActions } from "../use-game-actions.ts";

/** Skeleton of the content below home's first view, until its code and the vendors have loaded. */
function LowerHomeSkeleton() {
  return (
    <>
      {merchant.policy.decorativeJackpot && <div className="app-jackpot" />}
      <VendorRowsSkeleton />
    </>
  );
}

const OwnHome = lazyComponent({
  name: "own home",
  load: () => import("./own-home.tsx"),
  texts: ["deferredShell"],
  onFail: "retry",
});

const LowerHome = lazyComponent({
  name: "lower home",
  load: () => import("./lower-home.tsx"),
  texts: ["deferredShell"],
  onFail: "retry",
});

/**
 * Home (Spec §2): notices, banners, game menu, a member's own games (below the hot ones until there are any), hot games,
 * first vendors, winners; or a single category chosen in a menu.
 */
export default function HomeScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const content = homeContent(new URLSearchParams(useLocation().search).get("category"), session);
  const lobby = useCategories();
  // Data shows at once, in one render; everything below depends on it and renders in slices.
  const categories = useDeferredValue(lobby.data);
  const { games } = useGameActions();
  const [ownFirst] = useState(() => localValues.read("ownGames") === "1");
  const own = !content && session && !isTrial(session) && (
    <OwnHome actions={games} waiting={<RowSectionSkeleton />} />
  );

  return (
    <>
      <h1 className="vo-visually-hidden">{t("home.title")}</h1>
      <NoticeLine />
      <HomeBanners />
      <CategoryRail
        categories={categories}
        failed={lobby.phase === "failed"}
        current={content ?? "HOT"}
        recents={session ? "allowed" : merchant.layout.guestRecents ? "log-in" : "hidden"}
      />
      {ownFirst && own}
      {(!content || content === "HOT") && <HotGames actions={games} />}
      {!ownFirst && own}
      {content !== "HOT" &&
        !categories &&
        (lobby.phase === "failed" ? <RetryBlock onRetry={lobby.retry} /> : <LowerHomeSkeleton />)}
      {content !== "HOT" && categories && (
        <LowerHome
          content={content}
          categories={categories}
          actions={games}
          waiting={<LowerHomeSkeleton />}
        />
      )}
    </>
  );
}
