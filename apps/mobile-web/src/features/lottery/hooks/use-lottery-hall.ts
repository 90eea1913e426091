import { useQuery } from "@tanstack/react-query";
import { lotteryQueries } from "@volado/api-client/query";
import { GameType } from "@volado/domain/games";
import { type LotteryGroup, type LotteryType, showsVietnameseResults } from "@volado/domain/lottery";
import { lotteryMode, vendorsOf } from "@volado/domain/vendors";
import { useMemo } from "react";
import { merchant } from "../../../shared/merchant.ts";
import { useCategories } from "../../../shared/navigation/use-categories.ts";
import { type AsyncState, asyncState, mapAsync } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

const lotteries = merchant.vendors.lottery;

export interface LotteryHall {
  /** The site's lottery mode (Spec §4). */
  readonly type: LotteryType;
  /** In the gateway's order. */
  readonly groups: readonly LotteryGroup[];
  readonly vietnamese: boolean;
  /** Vendor names by code. */
  readonly vendorNames: ReadonlyMap<string, string>;
}

/** The hall's menu for the site's lottery mode, which follows from the vendors (Spec §4 "Lottery mode"). */
export const useLotteryHall = (): AsyncState<LotteryHall> => {
  const client = useClient();
  const vendors = useCategories();
  const type = vendors.data && lotteryMode(vendors.data, lotteries);
  const menu = useQuery({
    ...lotteryQueries.menu(client, type ?? GameType.Lottery),
    enabled: type !== undefined,
  });
  const vendorNames = useMemo(
    () =>
      new Map(
        [GameType.Lottery, GameType.ElectronicLottery].flatMap((lottery) =>
          vendorsOf(vendors.data ?? [], lottery).map(({ code, name }) => [code, name] as const),
        ),
      ),
    [vendors.data],
  );

  if (vendors.phase !== "content") return vendors;
  return mapAsync(asyncState(menu), (groups) => ({
    type: lotteryMode(vendors.data, lotteries),
    groups,
    vietnamese: showsVietnameseResults(vendors.data, lotteries),
    vendorNames,
  }));
};
