import { useQuery } from "@tanstack/react-query";
import { invitationQueries } from "@volado/api-client/query";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The player's own invitation and who came with it. */
export const useOwnInvitation = () =>
  asyncState(useQuery(invitationQueries.own(useClient(), useSession()?.userName)));
