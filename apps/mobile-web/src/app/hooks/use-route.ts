import { useState } from "react";
import { resolvePath, useLocation } from "react-router";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import { useSession, useSignedOut } from "../../shared/session/session-store.ts";
import { findRoute, homeRoute, type Route } from "../routes/routes.ts";
import { detourOf, type PageVisit } from "../shell/guards/detour.ts";

/** Limit on consecutive redirects; more would be a loop. */
const MOST_DETOURS = 4;

/** The row of the page shown after all guards' redirects. */
const rowShown = (visit: PageVisit, detoursLeft = MOST_DETOURS): Route => {
  const { pathname, search } = visit.address;
  const row = findRoute(pathname) ?? homeRoute;
  const detour = detoursLeft > 0 ? detourOf(row, visit) : undefined;
  if (!detour) return { ...row, title: row.titleAt?.(search, visit.session) ?? row.title };
  return rowShown(
    { ...visit, cameWith: visit.session?.token, address: resolvePath(detour.to) },
    detoursLeft - 1,
  );
};

/**
 * The row of the current page. While guards redirect, it is the target's, so that nobody sees the title of a page they
 * may not open. Unknown paths redirect to home.
 */
export const useRoute = (): Route => {
  const address = useLocation();
  const session = useSession();
  const signedOut = useSignedOut();
  const site = useSiteInfo();
  const place = findRoute(address.pathname)?.patterns[0];
  // Same state as in `Guarded`, which is reset with each page.
  const [arrival, setArrival] = useState({ place, token: session?.token });
  const isNew = arrival.place !== place;
  if (isNew) setArrival({ place, token: session?.token });
  const cameWith = isNew ? session?.token : arrival.token;
  return rowShown({ session, cameWith, signedOut, site, address });
};
