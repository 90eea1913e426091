import { useEffect, useRef } from "react";
import type { Page } from "./paths.ts";

/**
 * Whether the player is still where a call began when it is answered: who has gone elsewhere is not led away
 * from there.
 */
export const useStillHere = (): (() => boolean) => {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
};

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
