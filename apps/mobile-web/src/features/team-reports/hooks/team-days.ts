import type { TeamFilter } from "@volado/domain/agency";
import { periodInstants } from "@volado/domain/records";
import { merchantDay } from "../../../shared/services/gateway-clock.ts";

/** What of a filter every report of a team is asked by, as the client takes it; `today` is the merchant's. */
export const askedOf = ({ period, memberId, name, sort }: TeamFilter, today: string) => ({
  ...periodInstants(period, today, merchantDay),
  memberId,
  name: name === "" ? undefined : name,
  sort: sort?.by,
  desc: sort?.desc,
});
