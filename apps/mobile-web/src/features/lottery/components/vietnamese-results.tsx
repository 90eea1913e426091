import "./vietnamese-results.css";
import { useQuery } from "@tanstack/react-query";
import type { ListVietnameseDrawsInput } from "@volado/api-client/endpoints";
import { lotteryQueries } from "@volado/api-client/query";
import {
  neighbouringDays,
  refreshDelay,
  VIETNAMESE_TIME_ZONE,
  type VietnameseDraw,
  type VietnamesePrize,
  VietnameseRegion,
} from "@volado/domain/lottery";
import { formatDate, formatTime } from "@volado/i18n";
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  DrawIcon,
  EmptyState,
  IconButton,
  SegmentedChoice,
  Skeleton,
} from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { gatewayNow, useGatewayNow } from "../../../shared/services/gateway-clock.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

function PrizeTable({ caption, prizes }: { caption: string; prizes: readonly VietnamesePrize[] }) {
  const { t } = useTranslation();
  return (
    <table className="app-prizes">
      <caption className="app-prizes__caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("lottery.results.rank")}</th>
          <th scope="col">{t("lottery.results.numbers")}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ rank, numbers }) => (
          <tr key={rank} data-rank={rank}>
            <th scope="row">
              {rank === "special"
                ? t("lottery.results.ranks.special")
                : t("lottery.results.ranks.other", { rank })}
            </th>
            <td className="app-prizes__numbers">{numbers.join(" ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The results of a day, one province at a time: a two-column table fits every screen and text size. */
function ProvinceResults({ draws, date }: { draws: readonly VietnameseDraw[]; date: string }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<string>();
  const draw = draws.find(({ provinceCode }) => provinceCode === selected) ?? draws[0];
  if (!draw)
    return (
      <EmptyState title={t("lottery.results.empty.title")} drawing={<DrawIcon size={36} />}>
        {t("lottery.results.empty.text")}
      </EmptyState>
    );
  const { province, drawsAt, prizes } = draw;
  return (
    <>
      {draws.length > 1 && (
        <SegmentedChoice
          label={t("lottery.results.province")}
          options={draws.map((one) => ({ value: one.provinceCode, label: one.province }))}
          value={draw.provinceCode}
          onValueChange={setSelected}
        />
      )}
      {prizes.length === 0 ? (
        <EmptyState title={t("lottery.results.pendingTitle")} drawing={<ClockIcon size={36} />}>
          {t("lottery.results.pending", { province, time: formatTime(drawsAt, VIETNAMESE_TIME_ZONE) })}
        </EmptyState>
      ) : (
        <PrizeTable caption={t("lottery.results.caption", { province, day: date })} prizes={prizes} />
      )}
    </>
  );
}

/** The Vietnamese draws of a region and day, refetched after each draw that is still pending. */
const useVietnameseDraws = (input: ListVietnameseDrawsInput): AsyncState<readonly VietnameseDraw[]> => {
  const [share] = useState(Math.random);
  return asyncState(
    useQuery({
      ...lotteryQueries.vietnamese(useClient(), input),
      refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
        const pending = data?.filter(({ prizes }) => prizes.length === 0) ?? [];
        if (pending.length === 0) return false;
        const draws = pending.map(({ drawsAt }) => ({ open: true, drawsAt }));
        return refreshDelay(draws, {
          now: gatewayNow(),
          askedAt: Math.max(dataUpdatedAt, errorUpdatedAt) + gatewayNow() - Date.now(),
          share,
        });
      },
    }),
  );
};

/** The Vietnamese lottery's results by region, day and province (Spec §7 "Vietnamese lottery"). */
export function VietnameseResults() {
  const { t } = useTranslation();
  const [region, setRegion] = useState<VietnameseRegion>(VietnameseRegion.North);
  const [day, setDay] = useState<number>();
  const draws = useVietnameseDraws({ region, day });
  const now = useGatewayNow()();
  const shown = (draws.phase === "content" ? draws.data[0]?.drawsAt : undefined) ?? day ?? now;
  const { previous, next } = neighbouringDays(shown, now);
  const date = formatDate(shown, VIETNAMESE_TIME_ZONE, useLanguage());

  return (
    <section className="app-vietnam" aria-label={t("lottery.results.title")}>
      <SegmentedChoice
        wrap
        label={t("lottery.results.region")}
        options={Object.values(VietnameseRegion).map((one) => ({
          value: one,
          label: t(`lottery.results.regions.${one}`),
        }))}
        value={region}
        onValueChange={(one) => {
          setRegion(one);
          setDay(undefined);
        }}
      />
      <div className="app-vietnam__day">
        <IconButton
          label={t("lottery.results.previous")}
          disabled={previous === undefined}
          onClick={() => setDay(previous)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <p role="status">
          <span className="vo-visually-hidden">{t("lottery.results.day", { day: date })}</span>
          <span className="app-vietnam__date" aria-hidden="true">
            {date}
          </span>
        </p>
        <IconButton
          label={t("lottery.results.next")}
          disabled={next === undefined}
          onClick={() => setDay(next)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      {draws.phase === "pending" && (
        <LoadingBlock text="lottery.history.loading">
          <Skeleton className="app-vietnam__skeleton" shape="row" />
        </LoadingBlock>
      )}
      {draws.phase === "failed" && <LoadFailure title={t("lottery.results.failed")} failure={draws} />}
      {draws.phase === "content" && <ProvinceResults draws={draws.data} date={date} />}
    </section>
  );
}
