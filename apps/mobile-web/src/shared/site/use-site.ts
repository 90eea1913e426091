import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StaleTime, systemQueries } from "@volado/api-client/query";
import { accessOf, type SiteAccess, type SiteClosure, type SiteInfo } from "@volado/domain/site";
import { useLanguage } from "../language/language.ts";
import { closureIn } from "../query/global-failures.ts";
import { useClient } from "../services/services-context.tsx";

/** Milliseconds between two looks at a closed site, so that it opens by itself. */
const RECHECK_CLOSED_EVERY_MS = 10_000;

/**
 * What the gateway says about the site (Spec §3 "Status response"): the kept answer at once, the fresh one
 * after, in the language shown. While the page is visible it is asked again, so that an idle player learns of
 * maintenance too (Spec §4 "status gate").
 */
export const useSite = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  useLanguage();
  return useQuery({
    ...systemQueries.status(client),
    // A first visit asks in the merchant's first language before it knows of another: what is mounted later
    // stands on that answer.
    placeholderData: (previous: SiteInfo | undefined) =>
      previous ??
      queryClient
        .getQueriesData<SiteInfo>({ queryKey: [...systemQueries.root, "status"] })
        .find(([, info]) => info)?.[1],
    refetchInterval: ({ state }) => (closureOf(state) ? RECHECK_CLOSED_EVERY_MS : StaleTime.Status),
  });
};

/** The status call may itself be refused by a closed gateway; its answer before that holds no longer then. */
const closureOf = ({
  data,
  error,
}: {
  data: SiteInfo | undefined;
  error: unknown;
}): SiteClosure | undefined => closureIn(error) ?? data?.closedBy;

/** What closes the site. Unknown counts as open: the gateway refuses single calls anyway (Spec §4 "status gate"). */
export const useSiteClosure = (): SiteClosure | undefined => closureOf(useSite());

/** Whether the site may be used. */
export const useSiteAccess = (): SiteAccess => accessOf(useSiteClosure());

/** What the site knows at start, once it does. */
export const useSiteInfo = (): SiteInfo | undefined => useSite().data;
