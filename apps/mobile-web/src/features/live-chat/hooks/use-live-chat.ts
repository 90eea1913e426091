import { useQuery } from "@tanstack/react-query";
import { chatQueries } from "@volado/api-client/query";
import { type Permission, permission } from "@volado/domain/member";
import { SiteSwitch } from "@volado/domain/site";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";

/** The live chat to whoever looks. */
export interface LiveChat {
  /** What a tap does; hidden while the merchant has none (Spec §2 "only flag CBS3"). */
  readonly access: Permission | "hidden";
  /** Messages not seen yet; 0 while that isn't known, and for whoever may not chat (Spec §6 "chat unread skipped"). */
  readonly unread: number;
}

/**
 * Whether there is a live chat, for whom, and what waits in it. A count that can't be had is none: the chat
 * itself is there.
 */
export const useLiveChat = (): LiveChat => {
  const client = useClient();
  const viewer = useSession();
  const offered = useSiteInfo()?.switches.has(SiteSwitch.LiveChat) ?? false;
  const access = offered ? permission("live-chat", viewer) : "hidden";
  const { data: unread = 0 } = useQuery(
    chatQueries.unread(client, access === "allowed" ? viewer?.userName : undefined),
  );
  return { access, unread };
};
