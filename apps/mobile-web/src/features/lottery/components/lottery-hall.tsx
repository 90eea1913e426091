import { chooseGroup, groupId, type LotteryGroup, namedByPlayType } from "@volado/domain/lottery";
import { SegmentedChoice } from "@volado/ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { OpenableGame } from "../../../shared/navigation/play-address.ts";
import type { LotteryHall as Hall } from "../hooks/use-lottery-hall.ts";
import { LotteryList } from "./lottery-list.tsx";
import { LotteriesEmpty } from "./lottery-states.tsx";
import { VietnameseResults } from "./vietnamese-results.tsx";

/** The `group` parameter of the Vietnamese results. */
const VIETNAM = "vietnam";

/** The lottery groups and the content of the selected one, which the URL stores. */
export function LotteryHall({
  hall: { type, groups, vietnamese, vendorNames },
  onPlay,
}: {
  hall: Hall;
  onPlay: (lottery: OpenableGame) => void;
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const requested = search.get("group");
  const group = chooseGroup(groups, requested);
  const showsVietnam = vietnamese && (requested === VIETNAM || !group);
  const input = useMemo(
    () => group && { type, prizeMode: group.prizeMode, playType: group.playType },
    [type, group],
  );

  if (!group && !vietnamese) return <LotteriesEmpty />;
  const short = namedByPlayType(groups);
  const nameOf = ({ playType, prizeMode }: LotteryGroup) => {
    const name = t(`lottery.playTypes.${playType}`);
    return short ? name : t("lottery.groupWithMode", { playType: name, mode: prizeMode });
  };
  return (
    <>
      <SegmentedChoice
        className="app-lottery-groups"
        label={t("lottery.groups")}
        options={[
          ...groups.map((one) => ({ value: groupId(one), label: nameOf(one) })),
          ...(vietnamese ? [{ value: VIETNAM, label: t("lottery.results.title") }] : []),
        ]}
        value={showsVietnam || !group ? VIETNAM : groupId(group)}
        onValueChange={(value) => setSearch({ group: value }, { replace: true, preventScrollReset: true })}
      />
      {showsVietnam || !input ? (
        <VietnameseResults />
      ) : (
        <LotteryList key={groupId(input)} group={input} vendorNames={vendorNames} onPlay={onPlay} />
      )}
    </>
  );
}
