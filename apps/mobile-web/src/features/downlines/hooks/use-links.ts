import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { downlineQueries } from "@volado/api-client/query";
import type { InvitationLinks } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** How far the agent's links and own rebate have come. Ones that could not be refreshed stay, as `stale`. */
export type LinksRoom = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | { readonly phase: "content"; readonly stale: boolean; readonly data: InvitationLinks }
);

/** The agent's links and own rebate, above which nobody is given any (docs/decisions/119). */
export const useLinks = (): LinksRoom => {
  const query = useQuery(downlineQueries.links(useClient(), useSession()?.userName));
  const { data, error, isFetching, isRefetchError, refetch } = query;
  const retry = () => refetch();
  if (data) return { phase: "content", stale: isRefetchError, data, retry };
  if (!error || isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey: messageKeyOf(error), retry };
};
