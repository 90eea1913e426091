import { VIETNAMESE_TIME_ZONE, type VietnameseDraw, type VietnamesePrize } from "@volado/domain/lottery";
import { formatTime } from "@volado/i18n";
import { ClockIcon, DrawIcon, EmptyState, SegmentedChoice } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The prizes of one draw with their numbers. */
function PrizeTable({ caption, prizes }: PrizeTableProps) {
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

interface PrizeTableProps {
  /** Province and day. */
  readonly caption: string;
  readonly prizes: readonly VietnamesePrize[];
}

/** The results of a day, one province at a time: a two-column table fits every screen and text size. */
export function ProvinceResults({ draws, date }: ProvinceResultsProps) {
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

interface ProvinceResultsProps {
  readonly draws: readonly VietnameseDraw[];
  /** The day in Vietnam, formatted. */
  readonly date: string;
}
