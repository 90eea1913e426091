import { queryOptions } from "@tanstack/react-query";
import type { LotteryType } from "@volado/domain/lottery";
import type { Client } from "../core/client.ts";
import {
  getLotteryMenu,
  type ListLotteriesInput,
  type ListLotteryNumbersInput,
  type ListVietnameseDrawsInput,
  listLotteries,
  listLotteryNumbers,
  listVietnameseDraws,
} from "../endpoints/lottery.ts";
import * as StaleTime from "./stale-times.ts";

/** Lottery queries. Menu and lists show the cached response at once (Spec §9 "lottery lists"). */
export const lotteryQueries = {
  root: ["lottery"] as const,

  /** The groups of the lottery hall. */
  menu: (client: Client, type: LotteryType) =>
    queryOptions({
      queryKey: [...lotteryQueries.root, "menu", { type }] as const,
      queryFn: ({ queryKey: [, , fields], signal }) => client.call(getLotteryMenu, fields, { signal }),
      initialData: () => client.peek(getLotteryMenu, { type }),
      initialDataUpdatedAt: 0,
      staleTime: StaleTime.LotteryMenu,
    }),

  /** A group's lotteries with their next draws. Cached data counts as stale, because draws may be over. */
  list: (client: Client, input: ListLotteriesInput) =>
    queryOptions({
      queryKey: [...lotteryQueries.root, "list", client.language(), input] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listLotteries, fields, { signal }),
      initialData: () => client.peek(listLotteries, input),
      initialDataUpdatedAt: 0,
      staleTime: StaleTime.Lotteries,
    }),

  /** The latest numbers of some lotteries. `round` changes with every draw to refetch; it is not sent. */
  numbers: (client: Client, input: ListLotteryNumbersInput & { readonly round: number }) =>
    queryOptions({
      queryKey: [...lotteryQueries.root, "numbers", input] as const,
      queryFn: ({ queryKey: [, , fields], signal }) => client.call(listLotteryNumbers, fields, { signal }),
      enabled: input.nodeIds.length > 0,
      staleTime: StaleTime.LotteryNumbers,
    }),

  /** Results of the Vietnamese lottery for a region and day. */
  vietnamese: (client: Client, input: ListVietnameseDrawsInput) =>
    queryOptions({
      queryKey: [...lotteryQueries.root, "vietnamese", client.language(), input] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listVietnameseDraws, fields, { signal }),
      staleTime: StaleTime.VietnameseDraws,
    }),
};
