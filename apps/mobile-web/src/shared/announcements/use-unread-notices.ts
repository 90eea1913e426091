import type { NoticeType } from "@volado/api-client/endpoints";
import { unreadCount } from "@volado/domain/announcements";
import { useSession } from "../session/session-store.ts";
import { useNotices } from "./use-notices.ts";

/**
 * How many announcements the player has yet to read; nothing is asked for guests, to whom all are read (Spec
 * §4 "Notices").
 */
export const useUnreadNotices = (type: NoticeType): number => {
  const viewer = useSession();
  const { data: notices = [] } = useNotices(type, viewer !== undefined);
  return unreadCount(notices, viewer);
};
