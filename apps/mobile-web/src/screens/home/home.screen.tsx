import { GameType, vendorsOf } from "@volado/domain";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { HomeBanners } from "../../features/banners/components/home-banners.tsx";
import { CategoryRail } from "../../features/lobby/components/category-rail.tsx";
import { HotGames } from "../../features/lobby/components/hot-games.tsx";
import { VendorBlocks } from "../../features/lobby/components/vendor-blocks.tsx";
import { VendorRows } from "../../features/lobby/components/vendor-rows.tsx";
import { useTurns } from "../../features/lobby/hooks/use-turns.ts";
import { NoticeLine } from "../../features/notices/components/notice-line.tsx";
import { Winners } from "../../features/winners/components/winners.tsx";
import { useCategories } from "../../shared/categories/use-categories.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useGameActions } from "./use-game-actions.ts";

/** Later requests of home: six vendor rows, then the winners. */
const LATER = 7;

const isType = (text: string | null): text is GameType =>
  Object.values<string | null>(GameType).includes(text);

/** Home (Spec §2): notices, banners, game menu, hot games, first vendors, winners. */
export default function HomeScreen() {
  const { t } = useTranslation();
  const chosen = useSearchParams()[0].get("category");
  const category = isType(chosen) ? chosen : undefined;
  const signedIn = useSession() !== undefined;
  const { data: categories, isPending } = useCategories();
  const turns = useTurns(LATER, !isPending);
  const { games, openVendor, openWinner } = useGameActions();

  return (
    <>
      <h1 className="vo-visually-hidden">{t("home.title")}</h1>
      <NoticeLine />
      <HomeBanners />
      <CategoryRail categories={categories} current={category ?? "HOT"} recents={signedIn} />
      {category ? (
        <VendorBlocks
          title={t(`shell.categories.${category}`)}
          vendors={vendorsOf(categories ?? [], category)}
          onOpen={openVendor}
        />
      ) : (
        <>
          <HotGames actions={games} />
          <VendorRows categories={categories} turns={turns} actions={games} />
          <Winners enabled={turns >= LATER} onOpen={openWinner} />
        </>
      )}
    </>
  );
}
