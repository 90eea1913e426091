import type { Client } from "../core/client.ts";
import { getBenefits } from "../endpoints/benefits.ts";
import { memberQueries } from "./member.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** The VIP club. Disabled without an identity. */
export const benefitQueries = {
  club: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getBenefits, [...memberQueries.root, identity, "club"], StaleTime.Club),
};
