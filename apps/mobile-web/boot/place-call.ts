import { pagesAt, placeFromSearch } from "@volado/domain/games";
import type { BootCall } from "./boot-table.ts";

/**
 * A list's first call where its address names a place in it: for the page that the place is on, which is all that the
 * list then opens with (docs/decisions/044).
 */
export const placeCall = (call: BootCall, search: string): BootCall => {
  if (!call.paging) return call;
  const { field, size } = call.paging;
  const { first } = pagesAt(placeFromSearch(new URLSearchParams(search)), size);
  return { ...call, url: call.url.replace(`${field}=1`, `${field}=${first}`) };
};
