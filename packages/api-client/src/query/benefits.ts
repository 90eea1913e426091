import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getBenefits } from "../endpoints/benefits.ts";
import { memberQueries } from "./member.ts";
import * as StaleTime from "./stale-times.ts";

/** The VIP club. Disabled without an identity. */
export const benefitQueries = {
  club: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "club"] as const,
      queryFn: ({ signal }) => client.call(getBenefits, undefined, { signal }),
      staleTime: StaleTime.Club,
      enabled: identity !== undefined,
    }),
};
