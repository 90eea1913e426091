import { type EntryAccess, type MenuEntry, menuEntryAccess } from "@volado/domain/member";
import { merchant } from "../../../shared/merchant.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { useMember } from "./use-member.ts";

/** What each entry is to whoever looks; before the status is known no flagged one is there. */
export const useEntryAccess = (): ((entry: MenuEntry) => EntryAccess) => {
  const viewer = useSession();
  const { data: member } = useMember();
  const site = useSiteInfo();
  const given = {
    viewer,
    clubLabel: member?.clubLabel,
    switches: site?.switches ?? new Set(),
    // Before the status is known the page itself answers.
    referral: site?.promos.referral ?? true,
    guestRecents: merchant.layout.guestRecents,
  };
  return (entry) => menuEntryAccess(entry, given);
};
