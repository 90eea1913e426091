import { pagesAt, placeFromSearch } from "@volado/domain/games";
import type { BootCall } from "./boot-table.ts";

/**
 * A list's first call where its address names a place in it: for the page that the place is on, which is all that the
 * list then opens with (docs/decisions/044).
 */
export const placeCall = (call: BootCall, search: string): BootCall => {
  const place = placeFromSearch(new URLSearchParams(search));
  const [, pageSize] = /[?&]pageSize=(\d+)/.exec(call.url) ?? [];
  const { first } = pagesAt(place, Number(pageSize ?? 1));
  return pageSize === undefined ? call : { ...call, url: call.url.replace(/([?&]pageNo=)1\b/, `$1${first}`) };
};
