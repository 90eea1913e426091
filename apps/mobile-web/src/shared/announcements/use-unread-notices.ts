import type { NoticeType } from "@volado/api-client/endpoints";
import { unreadCount } from "@volado/domain/announcements";
import { useSession } from "../session/session-store.ts";
import { useNoticeList } from "./use-notices.ts";

/**
 * How many announcements the player has yet to read, as the gateway counts them; nothing is asked for guests, to
 * whom all are read (Spec §4 "Notices").
 */
export const useUnreadNotices = (type: NoticeType): number => {
  const viewer = useSession();
  const { data } = useNoticeList(type, viewer !== undefined);
  return data ? unreadCount(data, viewer) : 0;
};
