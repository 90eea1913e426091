import { useQuery } from "@tanstack/react-query";
import { downlineQueries } from "@volado/api-client/query";
import type { InvitationLinks } from "@volado/domain/agency";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The agent's links and own rebate, which caps every rebate they give (docs/decisions/119). */
export const useLinks = (): AsyncState<InvitationLinks> =>
  asyncState(useQuery(downlineQueries.links(useClient(), useSession()?.userName)));
