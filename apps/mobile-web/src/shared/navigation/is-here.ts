import { useEffect, useRef } from "react";
import type { Page } from "./paths.ts";

/** Whether the component is still mounted when a call completes: don't redirect a player who has left. */
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

/** Whether `to` is the current address: a path of the page, with at least the query parameters of `to`. */
export const isHere = (
  page: Pick<Page, "patterns">,
  to: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean => {
  const current = new URLSearchParams(search);
  const expected = [...new URLSearchParams(to.split("?")[1])];
  return page.patterns.includes(pathname) && expected.every(([name, value]) => current.get(name) === value);
};
