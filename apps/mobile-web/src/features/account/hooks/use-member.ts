import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { type EntryAccess, type MenuEntry, menuEntryAccess } from "@volado/domain/member";
import { merchant } from "../../../shared/merchant.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** The signed-in member's data; sends no request for guests. */
export const useMember = () => {
  const session = useSession();
  const client = useClient();
  return useQuery(memberQueries.info(client, session?.userName));
};

/**
 * Returns the current visitor's access to each menu entry. Until the site status loads, entries behind a switch are
 * hidden.
 */
export const useEntryAccess = (): ((entry: MenuEntry) => EntryAccess) => {
  const viewer = useSession();
  const { data: member } = useMember();
  const site = useSiteInfo();
  const conditions = {
    viewer,
    clubLabel: member?.clubLabel,
    hasVip: site?.hasVip ?? false,
    switches: site?.switches ?? new Set(),
    // Until the status loads, the page itself checks the promotion.
    referral: site?.promos.referral ?? true,
    guestRecents: merchant.layout.guestRecents,
  };
  return (entry) => menuEntryAccess(entry, conditions);
};
