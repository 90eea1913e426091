import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getPromotion, listPromotionCategories } from "../endpoints/promotions.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about promotions. The list itself is part of an announcements bundle. */
export const promotionQueries = {
  root: ["promotions"] as const,

  /** The menu of the promotions page. */
  categories: (client: Client) =>
    queryOptions({
      queryKey: [...promotionQueries.root, "categories", client.language()] as const,
      queryFn: ({ signal }) => client.call(listPromotionCategories, undefined, { signal }),
      staleTime: StaleTime.Announcements,
    }),

  /** One promotion, ended ones included. Without an id it waits. */
  one: (client: Client, id: string) =>
    queryOptions({
      queryKey: [...promotionQueries.root, "one", client.language(), id] as const,
      queryFn: ({ queryKey: [, , , asked], signal }) => client.call(getPromotion, asked, { signal }),
      staleTime: StaleTime.Announcements,
      enabled: id !== "",
    }),
};
