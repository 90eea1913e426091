import { GameType } from "@volado/domain";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { HomeBanners } from "../../features/banners/components/home-banners.tsx";
import { CategoryRail } from "../../features/lobby/components/category-rail.tsx";
import { HotGames } from "../../features/lobby/components/hot-games.tsx";
import { VendorRowsRoom } from "../../features/lobby/components/vendor-rows-room.tsx";
import { NoticeLine } from "../../features/notices/components/notice-line.tsx";
import { useCategories } from "../../shared/categories/use-categories.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { RetryBlock } from "../../shared/states/retry-block.tsx";
import { useGameActions } from "../use-game-actions.ts";

const LowerHome = lazy(() => import("./lower-home.tsx"));
const VendorBlocks = lazy(() => import("../../features/vendors/components/vendor-blocks.tsx"));

const isType = (text: string | null): text is GameType =>
  Object.values<string | null>(GameType).includes(text);

/** Home (Spec §2): notices, banners, game menu, hot games, first vendors, winners. */
export default function HomeScreen() {
  const { t } = useTranslation();
  const chosen = new URLSearchParams(useLocation().search).get("category");
  const category = isType(chosen) ? chosen : undefined;
  const signedIn = useSession() !== undefined;
  const { data: categories, isError, refetch } = useCategories();
  const { games, openWinner } = useGameActions();

  return (
    <>
      <h1 className="vo-visually-hidden">{t("home.title")}</h1>
      <NoticeLine />
      <HomeBanners />
      <CategoryRail categories={categories} failed={isError} current={category ?? "HOT"} recents={signedIn} />
      {!category && <HotGames actions={games} />}
      {isError && !categories ? (
        <div className="app-section">
          <RetryBlock onRetry={refetch} />
        </div>
      ) : (
        <Suspense fallback={<VendorRowsRoom />}>
          {!categories && <VendorRowsRoom />}
          {categories && !category && (
            <LowerHome categories={categories} actions={games} onWinner={openWinner} />
          )}
          {categories && category && <VendorBlocks type={category} categories={categories} />}
        </Suspense>
      )}
    </>
  );
}
