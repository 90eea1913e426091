import type { WireValueOf } from "@volado/api-client";
import type { Endpoints } from "@volado/api-client/endpoints";
import { pageCount } from "@volado/domain/games";

/** Languages with complete texts (decisions S8). */
export type ContentLanguage = "ES" | "EN";

/** The supported language for a code such as "ES", "es-MX" or "es_LA"; English by default (decisions S8). */
export const contentLanguage = (language: string): ContentLanguage =>
  /^es\b|^es_/i.test(language) ? "ES" : "EN";

/** A page of a list, counted from 1. Pages past the last are empty; an empty list has one page. */
export const pageOf = <T>(list: readonly T[], page: number, pageSize: number) => ({
  items: list.slice((page - 1) * pageSize, page * pageSize),
  page,
  totalPages: pageCount(list.length, pageSize),
  totalCount: list.length,
});

export type { Endpoints };

/** The `value` of an endpoint's envelope. */
export type WireValue<E> = WireValueOf<E>;

export type WireGame = WireValueOf<Endpoints["listGames"]>["games"][number];
