import "@volado/ui/vendor-tile.css";
import "./live-tables.css";
import { useQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames, GameClassify, GameType } from "@volado/domain/games";
import { VendorTile } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

const tablesOf = (classify: GameClassify) =>
  firstGames({ type: GameType.Live, classify, pageSize: limits.moreAbove.vendorStrip });

/** Each shortcut's page, its title, and the query for its picture and table count. */
const liveShortcuts = [
  { name: "shell.titles.roulette", href: paths.roulette.to(), games: tablesOf(GameClassify.Roulette) },
  { name: "shell.titles.baccarat", href: paths.baccarat.to(), games: tablesOf(GameClassify.Baccarat) },
] as const;

/** A link to one kind of table, with its first picture and the table count. It works without either. */
function LiveShortcut({ name, href, games }: (typeof liveShortcuts)[number]) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { data } = useQuery(gameListQueries.page(useClient(), games));
  return (
    <VendorTile
      name={t(name)}
      meta={data && t("liveTables.tables", { count: data.totalCount })}
      imageUrl={data?.games[0]?.imageUrl}
      href={href}
      onNavigate={follow}
      eager
    />
  );
}

/** Shortcuts to roulette and baccarat (Spec §2 "/m/roulette", "/m/baccarat"). */
export function LiveShortcuts() {
  const { t } = useTranslation();
  return (
    <ul className="app-live-shortcuts" aria-label={t("liveTables.shortcuts")}>
      {liveShortcuts.map((shortcut) => (
        <li key={shortcut.href}>
          <LiveShortcut {...shortcut} />
        </li>
      ))}
    </ul>
  );
}
