import { type TeamFilter, teamOfMember } from "@volado/domain/agency";
import { formatDay, formatTime } from "@volado/i18n";
import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useSaveCsv } from "../hooks/use-save-csv.ts";
import { useAllTeamBets, useTeamBets } from "../hooks/use-team-bets.ts";
import { BetRow } from "./bet-row.tsx";
import { ExportHeader } from "./export-header.tsx";
import { TeamPath } from "./team-path.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { TeamTotals } from "./team-totals.tsx";

export interface BetListProps {
  readonly filter: TeamFilter;
  /** The address of a filter. */
  readonly addressOf: (filter: TeamFilter) => string;
}

/** What the team bet, in its looks: on its way, failed, nothing, and the bets with their sums and their end. */
export function BetList({ filter, addressOf }: BetListProps) {
  const { t } = useTranslation();
  const bets = useTeamBets(filter);
  const all = useAllTeamBets(filter);
  const save = useSaveCsv();
  if (bets.phase === "pending") return <TeamSkeleton />;
  if (bets.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={bets} />;
  const { first, rows, more, loadMore } = bets.data;
  const table = async () => [
    [
      t("agency.bets.at"),
      t("agency.fields.member"),
      t("agency.bets.game"),
      t("agency.type"),
      t("agency.fields.stake"),
      t("agency.fields.win"),
      t("agency.bets.state"),
    ],
    ...(await all()).map(({ at, name, game, gameType, stake, win, settled }) => [
      `${formatDay(at, merchant.timeZone)} ${formatTime(at, merchant.timeZone)}`,
      name,
      game,
      gameType,
      stake,
      win,
      t(settled ? "agency.bets.settled" : "agency.bets.pending"),
    ]),
  ];
  return (
    <div className="app-team-report">
      {bets.stale && <RetryNote text={t("agency.stale")} onRetry={bets.retry} />}
      <TeamPath
        path={first.path}
        hrefOf={(id) => addressOf(teamOfMember(filter, id))}
        filter={filter}
        here="bets"
      />
      {rows.length === 0 ? (
        <EmptyState title={t("agency.bets.empty.title")}>{t("agency.bets.empty.text")}</EmptyState>
      ) : (
        <>
          <TeamTotals totals={first.totals} shown={["stake", "win"]} period={filter.period} />
          <ExportHeader
            count={t("agency.bets.count", { count: first.totalCount })}
            onSave={() => save(t("agency.files.bets"), table)}
          />
          <LongList
            className="app-team-lines"
            label={t("agency.bets.list")}
            rows={rows}
            total={first.totalCount}
            guess={110}
          >
            {(bet) => <BetRow bet={bet} href={addressOf(teamOfMember(filter, bet.memberId))} />}
          </LongList>
          <ListEnd
            className="app-team-end"
            more={more}
            count={rows.length}
            onMore={loadMore}
            texts={{
              loading: t("agency.loadingMore"),
              end: t("agency.bets.end"),
              failed: t("agency.moreFailed"),
            }}
          />
        </>
      )}
    </div>
  );
}
