import type { Page } from "./paths.ts";

/**
 * Whether a page stands at an address of its own `to`: on any of the page's paths, and with the query's
 * values where the address has a query. What else the present query holds doesn't matter.
 */
export const isHere = (
  page: Pick<Page, "patterns">,
  to: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean => {
  const present = new URLSearchParams(search);
  const wanted = [...new URLSearchParams(to.split("?")[1])];
  return page.patterns.includes(pathname) && wanted.every(([name, value]) => present.get(name) === value);
};
