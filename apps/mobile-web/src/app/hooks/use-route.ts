import { useLocation } from "react-router";
import type { Route } from "../routes/route.ts";
import { findRoute, homeRoute } from "../routes/routes.ts";

/** The row of the page on show; unknown paths are on their way home. */
export const useRoute = (): Route => {
  const { pathname, search } = useLocation();
  const row = findRoute(pathname) ?? homeRoute;
  return row.titleAt ? { ...row, title: row.titleAt(search) } : row;
};
