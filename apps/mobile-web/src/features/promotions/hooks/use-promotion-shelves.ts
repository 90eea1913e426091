import { useQuery } from "@tanstack/react-query";
import { promotionQueries } from "@volado/api-client/query";
import { promotionShelves } from "@volado/domain/promotions";
import { useMemo } from "react";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/**
 * The promotions by category. Without the categories there is no page: their failure is as much a failure as
 * that of the list.
 */
export const usePromotionShelves = () => {
  const list = useHomeAnnouncements();
  const menu = useQuery(promotionQueries.categories(useClient()));
  const promotions = list.data?.promotions;
  const categories = menu.data;
  const shelves = useMemo(
    () => promotions && categories && promotionShelves(categories, promotions),
    [promotions, categories],
  );
  return {
    shelves,
    error: shelves ? undefined : (list.error ?? menu.error ?? undefined),
    retry: () => Promise.all([list, menu].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
};
