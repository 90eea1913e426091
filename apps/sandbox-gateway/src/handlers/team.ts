import { endpoints } from "@volado/api-client/endpoints";
import { agentOf } from "../agency/agent-of.ts";
import { countTeam } from "../agency/team-counts.ts";
import { defineHandler } from "./handler.ts";

export const getTeamCounts = defineHandler(endpoints.getTeamCounts, async ({ startDate, endDate }, call) => {
  const days = { from: startDate, to: endDate };
  const counts = await countTeam(call.db, agentOf(call).id, days, call.services.now());
  return {
    footer: {
      teamLoginMemberCount: counts.loggedIn,
      teamBetMemberCount: counts.bettors,
      teamRegisterMemberCount: counts.registered,
      teamOnlineCount: counts.online,
    },
  };
});
