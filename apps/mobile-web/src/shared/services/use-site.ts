import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StaleTime, systemQueries } from "@volado/api-client/query";
import { accessOf, type SiteAccess, type SiteClosure, type SiteInfo } from "@volado/domain/site";
import { useLanguage } from "../language/language.ts";
import { closureIn } from "../query/global-failures.ts";
import { useClient } from "./services-context.tsx";

/** Milliseconds between status requests while the site is closed; the page opens when the site does. */
const RECHECK_CLOSED_EVERY_MS = 10_000;

/**
 * The site's status (Spec §3 "Status response") in the current language: the cached response first, then a fresh one.
 * Polled while the page is visible, so that idle players see maintenance too (Spec §4 "status gate").
 */
export const useSite = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  useLanguage();
  return useQuery({
    ...systemQueries.status(client),
    // A first visit requests it in the merchant's first language, before the player's is known. Components mounted
    // later start with that response.
    placeholderData: (previous: SiteInfo | undefined) =>
      previous ??
      queryClient
        .getQueriesData<SiteInfo>({ queryKey: [...systemQueries.root, "status"] })
        .find(([, info]) => info)?.[1],
    refetchInterval: ({ state }) => (closureOf(state) ? RECHECK_CLOSED_EVERY_MS : StaleTime.Status),
  });
};

/** A closed gateway may refuse the status call too, so its earlier response is out of date. */
const closureOf = ({
  data,
  error,
}: {
  data: SiteInfo | undefined;
  error: unknown;
}): SiteClosure | undefined => closureIn(error) ?? data?.closedBy;

/**
 * Why the site is closed. An unknown status counts as open: the gateway refuses calls anyway (Spec §4 "status gate").
 */
export const useSiteClosure = (): SiteClosure | undefined => closureOf(useSite());

/** Whether the site may be used. */
export const useSiteAccess = (): SiteAccess => accessOf(useSiteClosure());

/** The status response, once loaded. */
export const useSiteInfo = (): SiteInfo | undefined => useSite().data;
