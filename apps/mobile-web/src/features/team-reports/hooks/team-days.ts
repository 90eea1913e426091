import type { TeamFilter } from "@volado/domain/agency";
import { periodInstants } from "@volado/domain/records";
import { merchantDay, merchantToday } from "../../../shared/period/merchant-time.ts";

/** What of a filter every report of a team is asked by, as the client takes it. */
export const askedOf = ({ period, memberId, name, sort }: TeamFilter) => ({
  ...periodInstants(period, merchantToday(), merchantDay),
  memberId,
  name: name === "" ? undefined : name,
  sort: sort?.by,
  desc: sort?.desc,
});
