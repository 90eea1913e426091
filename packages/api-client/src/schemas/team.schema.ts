import type { TeamCounts } from "@volado/domain";
import { wireCount } from "./primitives.ts";
import { z } from "./z.ts";

/** Team KPI (Spec §3 "Team KPI footer"). */
export const teamCountsSchema = z.pipe(
  z.object({
    footer: z.object({
      teamLoginMemberCount: wireCount,
      teamBetMemberCount: wireCount,
      teamRegisterMemberCount: wireCount,
      teamOnlineCount: wireCount,
    }),
  }),
  z.transform(
    ({ footer }): TeamCounts => ({
      loggedIn: footer.teamLoginMemberCount,
      bettors: footer.teamBetMemberCount,
      registered: footer.teamRegisterMemberCount,
      online: footer.teamOnlineCount,
    }),
  ),
);
