import { VIETNAMESE_TIME_ZONE, type VietnameseDraw } from "@volado/domain/lottery";
import { formatTime } from "@volado/i18n";
import { ClockIcon, DrawIcon, EmptyState, SegmentedChoice } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PrizeTable } from "./prize-table.tsx";

/** The results of a day, one province at a time: a table of two columns fits every screen and every text size. */
export function ProvinceResults({ draws, date }: ProvinceResultsProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<string>();
  const draw = draws.find(({ provinceCode }) => provinceCode === wanted) ?? draws[0];
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
          onValueChange={setWanted}
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
  /** The day in Vietnam, ready formatted. */
  readonly date: string;
}
