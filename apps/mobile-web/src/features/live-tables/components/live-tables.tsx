import "@volado/ui/live-table.css";
import "@volado/ui/vendor-tile.css";
import "./live-tables.css";
import { useQuery } from "@tanstack/react-query";
import { gameListQueries, liveQueries, StaleTime } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  firstGames,
  GameClassify,
  GameType,
  type LiveModel,
  liveModelTarget,
  openTables,
  orderLiveModels,
} from "@volado/domain/games";
import { formatCount, formatTime } from "@volado/i18n";
import {
  InlineMessage,
  LiveTable,
  LiveTableSkeleton,
  LiveTableStrip,
  SectionTitle,
  VendorTile,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { playPath, useOpenGame } from "../../../shared/navigation/play-address.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";

/** A live table and its dealer. Limits are shown only when both are known. */
function LiveTableCard({ model, eager }: { model: LiveModel; eager: boolean }) {
  const { t } = useTranslation();
  const open = useOpenGame();
  const target = liveModelTarget(model);
  const money = useMoneyText();
  const { minBet, maxBet, opensAt } = model;
  const stateLabel =
    model.state === "closed" && opensAt !== undefined
      ? t("liveTables.opensAt", { time: formatTime(opensAt, merchant.timeZone) })
      : t(`liveTables.state.${model.state}`);

  return (
    <LiveTable
      dealer={model.name}
      table={model.tableName}
      limits={
        minBet === undefined || maxBet === undefined
          ? undefined
          : t("liveTables.limits", {
              min: money(merchantMoney(minBet)),
              max: money(merchantMoney(maxBet)),
            })
      }
      imageUrl={model.imageUrl}
      state={model.state}
      stateLabel={stateLabel}
      eager={eager}
      href={target && playPath(target)}
      onNavigate={(event) => {
        if (!target) return;
        event.preventDefault();
        open({ ...target, name: model.tableName });
      }}
    />
  );
}

const EAGER = 3;
const skeletonKeys = ["a", "b", "c"];

/** The live tables with their dealers (Spec §2 "live model list"); a tap opens the table. */
export function LiveTables() {
  const { t } = useTranslation();
  const language = useLanguage();
  const tables = asyncState(
    useQuery({
      ...liveQueries.models(useClient()),
      select: orderLiveModels,
      refetchInterval: StaleTime.LiveModels,
    }),
  );
  const { data } = tables;
  const open = data && openTables(data);

  return (
    <section className="app-section">
      <SectionTitle
        title={t("liveTables.title")}
        count={open === undefined ? undefined : formatCount(open, language)}
      />
      {tables.phase === "failed" && <RetryBlock onRetry={tables.retry} />}
      {data?.length === 0 && (
        <InlineMessage className="app-live-empty">{t("liveTables.empty")}</InlineMessage>
      )}
      {tables.phase !== "failed" && data?.length !== 0 && (
        <LiveTableStrip label={t("liveTables.title")} busy={!data}>
          {data
            ? data.map((model, index) => (
                <li key={model.id}>
                  <LiveTableCard model={model} eager={index < EAGER} />
                </li>
              ))
            : skeletonKeys.map((key) => (
                <li key={key} aria-hidden="true">
                  <LiveTableSkeleton />
                </li>
              ))}
        </LiveTableStrip>
      )}
    </section>
  );
}

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
