import { useQuery } from "@tanstack/react-query";
import type { NoticeType } from "@volado/api-client/endpoints";
import { noticeQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  type Announcement,
  type NoticeList,
  noticeListAfterOpening,
  unreadCount,
} from "@volado/domain/announcements";
import { useMemo } from "react";
import { type AsyncState, asyncState, mapAsync } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { announcementMarks, useReadMarks } from "./read-marks.ts";
import { useHomeAnnouncements } from "./use-announcement-bundle.ts";
import { useLostMarks } from "./use-lost-marks.ts";

/** The gateway's first promotions, for the side menu (Spec §2 "Side menu", §9 "side menu 3 activities"). */
export const useActivities = (): AsyncState<readonly Announcement[]> =>
  mapAsync(useHomeAnnouncements("promotions"), ({ promotions }) =>
    promotions.slice(0, limits.sideMenu.activities),
  );

/** The notice list; everything opened in this browser is marked as read (Spec §4). Resends failed marks. */
export const useNoticeList = (type: NoticeType, enabled = true): AsyncState<NoticeList> => {
  const account = useSession()?.userName;
  const list = asyncState(useQuery({ ...noticeQueries.list(useClient(), account, type), enabled }));
  const received = list.data;
  const opened = useReadMarks(announcementMarks, account);
  useLostMarks(received?.notices);
  const merged = useMemo(
    () => received && opened.reduce(noticeListAfterOpening, received),
    [received, opened],
  );
  return mapAsync(list, (data) => merged ?? data);
};

/** Only the notices of {@link useNoticeList}. */
export const useNotices = (type: NoticeType): AsyncState<readonly Announcement[]> =>
  mapAsync(useNoticeList(type), ({ notices }) => notices);

/** Number of unread announcements. Guests have none, so nothing is requested for them (Spec §4 "Notices"). */
export const useUnreadNotices = (type: NoticeType): number => {
  const viewer = useSession();
  const { data } = useNoticeList(type, viewer !== undefined);
  return data ? unreadCount(data, viewer) : 0;
};
