import { useQuery } from "@tanstack/react-query";
import { promotionQueries } from "@volado/api-client/query";
import { type PromotionShelf, promotionShelves } from "@volado/domain/promotions";
import { useMemo } from "react";
import { useHomeAnnouncements } from "../../../shared/announcements/use-announcement-bundle.ts";
import { type AsyncState, asyncState, bothAsync, mapAsync } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/**
 * The promotions by category. Without the categories there is no page: their failure is as much a failure as
 * that of the list.
 */
export const usePromotionShelves = (): AsyncState<readonly PromotionShelf[]> => {
  const list = useHomeAnnouncements("promotions");
  const menu = asyncState(useQuery(promotionQueries.categories(useClient())));
  const promotions = list.data?.promotions;
  const categories = menu.data;
  const shelves = useMemo(
    () => promotionShelves(categories ?? [], promotions ?? []),
    [categories, promotions],
  );
  return mapAsync(bothAsync(list, menu), () => shelves);
};
