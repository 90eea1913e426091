import "@volado/ui/match-card.css";
import "./live-scores.css";
import { useQuery } from "@tanstack/react-query";
import { liveQueries, StaleTime } from "@volado/api-client/query";
import { GameType, type ScoreLine, type SportsFeed, scoreLines } from "@volado/domain/games";
import { vendorLobby } from "@volado/domain/launch";
import { type Vendor, type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { formatCount } from "@volado/i18n";
import { MatchCard, MatchCardSkeleton, MatchStrip, SectionTitle } from "@volado/ui";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchant } from "../../../shared/merchant.ts";
import { playPath, useOpenGame } from "../../../shared/navigation/play-address.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";

/**
 * What is going on at each vendor, for its tile: numbers of live and upcoming matches, the second only for screen
 * readers, as a tile is narrow. Nothing while they are unknown, since an outage is not zero matches. {@link LiveScores}
 * refetches them.
 */
export const useLiveCounts = (enabled: boolean): ((vendor: Vendor) => ReactNode) => {
  const { t } = useTranslation();
  const { data, isRefetchError } = useQuery({ ...liveQueries.scores(useClient()), enabled });
  const feeds = isRefetchError ? undefined : data;
  return useCallback(
    ({ code }) => {
      const feed = feeds?.find(({ vendor }) => vendor === code);
      if (!feed) return undefined;
      const [live, upcoming] = [
        feed.live > 0 && t("liveScores.live", { count: feed.live }),
        feed.upcoming > 0 && t("liveScores.upcoming", { count: feed.upcoming }),
      ];
      if (!live || !upcoming) return live || upcoming || undefined;
      return (
        <>
          {live}
          <span className="vo-visually-hidden">{` · ${upcoming}`}</span>
        </>
      );
    },
    [feeds, t],
  );
};

/** A live match; a tap opens the sportsbook that shows it. */
function ScoreCard({ line, name }: { line: ScoreLine; name: string }) {
  const { t } = useTranslation();
  const open = useOpenGame();
  const { league, home, away, homeScore, awayScore, minute } = line;
  const target = vendorLobby({ code: line.vendor, type: GameType.Sports }, [], merchant.vendors.lottery);
  return (
    <MatchCard
      state={minute === undefined ? t("liveScores.now") : t("liveScores.minute", { minute: String(minute) })}
      league={league}
      sides={[
        { name: home, score: homeScore },
        { name: away, score: awayScore },
      ]}
      href={playPath(target)}
      onNavigate={(event) => {
        event.preventDefault();
        open({ ...target, name });
      }}
    />
  );
}

/** The number of live matches; undefined if no vendor reports it. */
const liveCount = (feeds: readonly SportsFeed[]): number | undefined =>
  feeds.length === 0 ? undefined : feeds.reduce((sum, { live }) => sum + live, 0);

/** Lines at most; the sportsbook has them all. */
const LINES = 6;

function ScoreStrip({ feeds, vendors }: { feeds: readonly SportsFeed[]; vendors: readonly Vendor[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(() => ({ feeds, lines: scoreLines(feeds, LINES, []) }));
  if (shown.feeds !== feeds) setShown({ feeds, lines: scoreLines(feeds, LINES, shown.lines) });
  const { lines } = shown;
  if (lines.length === 0) {
    // A gateway may send numbers without scores.
    const live = liveCount(feeds);
    return (
      <p className="app-live-scores__note">
        {live ? t("liveScores.live", { count: live }) : t("liveScores.none")}
      </p>
    );
  }
  return (
    <MatchStrip label={t("liveScores.title")}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is a place, and its match changes without moving it.
        <li key={place}>
          <ScoreCard line={line} name={vendors.find(({ code }) => code === line.vendor)?.name ?? ""} />
        </li>
      ))}
    </MatchStrip>
  );
}

/**
 * Live matches of the vendors' sportsbooks with their scores, refetched while the page is visible; scores that couldn't
 * be refetched are not shown. Every state has the same height.
 */
export function LiveScores({ categories }: { categories: readonly VendorCategory[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const scores = asyncState(
    useQuery({
      ...liveQueries.scores(useClient()),
      // A failed first load waits for a tap, since each new try would hide the button.
      refetchInterval: ({ state }) => (state.data || !state.error ? StaleTime.LiveScores : false),
    }),
  );
  const failed = scores.phase === "failed" || (scores.phase === "content" && scores.stale);
  const { data } = scores;
  const vendors = useMemo(() => categories && vendorsOf(categories, GameType.Sports), [categories]);
  const feeds = useMemo(
    () => vendors && data?.filter(({ vendor }) => vendors.some(({ code }) => code === vendor)),
    [data, vendors],
  );
  const count = failed || !feeds ? undefined : liveCount(feeds);

  return (
    <section className="app-section">
      <SectionTitle
        title={t("liveScores.title")}
        count={count === undefined ? undefined : formatCount(count, language)}
      />
      {failed && (
        <div className="app-live-scores__note">
          <RetryBlock onRetry={scores.retry} />
        </div>
      )}
      {!failed && feeds && vendors && <ScoreStrip feeds={feeds} vendors={vendors} />}
      {!failed && !feeds && (
        <MatchStrip label={t("liveScores.title")} busy>
          <li aria-hidden="true">
            <MatchCardSkeleton />
          </li>
          <li aria-hidden="true">
            <MatchCardSkeleton />
          </li>
        </MatchStrip>
      )}
    </section>
  );
}
