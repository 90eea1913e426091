import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getTemplate, listContacts } from "../endpoints/site-parts.ts";
import * as StaleTime from "./stale-times.ts";

/** Parts of the site's status, for pages that need nothing else of it. */
export const sitePartQueries = {
  root: ["site"] as const,

  /** Appearance set by the merchant's template. */
  template: (client: Client) =>
    queryOptions({
      queryKey: [...sitePartQueries.root, "template", client.language()] as const,
      queryFn: ({ signal }) => client.call(getTemplate, undefined, { signal }),
      staleTime: StaleTime.Status,
    }),

  /** Customer-service contacts. */
  contacts: (client: Client) =>
    queryOptions({
      queryKey: [...sitePartQueries.root, "contacts", client.language()] as const,
      queryFn: ({ signal }) => client.call(listContacts, undefined, { signal }),
      staleTime: StaleTime.Status,
    }),
};
