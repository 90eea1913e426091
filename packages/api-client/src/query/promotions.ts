import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getPromotion, listPromotionCategories } from "../endpoints/promotions.ts";
import * as StaleTime from "./stale-times.ts";

/** Promotions. The list itself is part of the announcements. */
export const promotionQueries = {
  root: ["promotions"] as const,

  categories: (client: Client) =>
    queryOptions({
      queryKey: [...promotionQueries.root, "categories", client.language()] as const,
      queryFn: ({ signal }) => client.call(listPromotionCategories, undefined, { signal }),
      staleTime: StaleTime.Announcements,
    }),

  /** One promotion, even if it has ended. Disabled without an id. */
  one: (client: Client, id: string) =>
    queryOptions({
      queryKey: [...promotionQueries.root, "one", client.language(), id] as const,
      queryFn: ({ queryKey: [, , , promotionId], signal }) =>
        client.call(getPromotion, promotionId, { signal }),
      staleTime: StaleTime.Announcements,
      enabled: id !== "",
    }),
};
