import { pagesAt, placeFromSearch } from "@volado/domain/games";
import type { BootCall } from "./boot-table.ts";

/**
 * The first call of a list whose address names a place: it requests the page with that place, the only one the list
 * opens with (docs/decisions/044).
 */
export const placeCall = (call: BootCall, search: string): BootCall => {
  if (!call.paging) return call;
  const { field, size } = call.paging;
  const { first } = pagesAt(placeFromSearch(new URLSearchParams(search)), size);
  return { ...call, url: call.url.replace(`${field}=1`, `${field}=${first}`) };
};
