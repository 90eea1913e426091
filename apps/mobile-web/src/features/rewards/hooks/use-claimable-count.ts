import { useQuery } from "@tanstack/react-query";
import { rewardQueries } from "@volado/api-client/query";
import { type RewardList, rewardSheet } from "@volado/domain/rewards";
import { SiteSwitch } from "@volado/domain/site";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";

const claimableOf = (list: RewardList): number => rewardSheet(list).claimable.length;

/** How many rewards wait to be claimed; 0 while that isn't known, and where the merchant has none (REWCEN3). */
export const useClaimableCount = (): number => {
  const client = useClient();
  const member = useSession()?.userName;
  const offered = useSiteInfo()?.switches.has(SiteSwitch.RewardCenter) === true;
  const { data = 0 } = useQuery({
    ...rewardQueries.list(client, member),
    enabled: member !== undefined && offered,
    select: claimableOf,
  });
  return data;
};
