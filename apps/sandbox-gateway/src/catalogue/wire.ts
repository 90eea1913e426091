import type { WireValueOf } from "@volado/api-client";
import type { Endpoints } from "@volado/api-client/endpoints";
import { pageCount } from "@volado/domain/games";

/** Languages that are complete (decisions S8). */
export type ContentLanguage = "ES" | "EN";

/** The complete language for one such as "ES", "es-MX" or "es_LA": English where there is none (decisions S8). */
export const contentLanguage = (language: string): ContentLanguage =>
  /^es\b|^es_/i.test(language) ? "ES" : "EN";

/** A page of a list, counted from 1. Past the last there is nothing; an empty list still has its first page. */
export const pageOf = <T>(list: readonly T[], page: number, pageSize: number) => ({
  items: list.slice((page - 1) * pageSize, page * pageSize),
  page,
  totalPages: pageCount(list.length, pageSize),
  totalCount: list.length,
});

export type { Endpoints };

/** What an endpoint's envelope carries as `value`. */
export type WireValue<E> = WireValueOf<E>;

/** A game as it travels. */
export type WireGame = WireValueOf<Endpoints["listGames"]>["games"][number];
