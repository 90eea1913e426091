import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getTemplate, listContacts } from "../endpoints/site-parts.ts";
import { getStatus } from "../endpoints/system.ts";
import * as StaleTime from "./stale-times.ts";

/** The site as a whole. */
export const systemQueries = {
  root: ["system"] as const,

  /**
   * Site state and switches: the cached response at once, a fresh one in the background (Spec §4). It contains
   * translated titles, so after a change of language the previous response is a placeholder.
   */
  status: (client: Client) =>
    queryOptions({
      queryKey: [...systemQueries.root, "status", client.language()] as const,
      queryFn: ({ signal }) => client.call(getStatus, undefined, { signal }),
      initialData: () => client.peek(getStatus),
      initialDataUpdatedAt: 0,
      placeholderData: keepPreviousData,
      staleTime: StaleTime.Status,
    }),
};

/** Parts of the site's status, for pages that need nothing else from it. */
export const sitePartQueries = {
  root: ["site"] as const,

  /** Appearance set by the merchant's template. */
  template: (client: Client) =>
    queryOptions({
      queryKey: [...sitePartQueries.root, "template", client.language()] as const,
      queryFn: ({ signal }) => client.call(getTemplate, undefined, { signal }),
      staleTime: StaleTime.Status,
    }),

  contacts: (client: Client) =>
    queryOptions({
      queryKey: [...sitePartQueries.root, "contacts", client.language()] as const,
      queryFn: ({ signal }) => client.call(listContacts, undefined, { signal }),
      staleTime: StaleTime.Status,
    }),
};
