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
import { useOpenedIds } from "./opened-store.ts";
import { useHomeAnnouncements } from "./use-announcement-bundle.ts";
import { useLostMarks } from "./use-lost-marks.ts";

/**
 * The first promotions of the gateway's order, as the side menu lists them (Spec §2 "Side menu", §9 "side
 * menu 3 activities").
 */
export const useActivities = (): AsyncState<readonly Announcement[]> =>
  mapAsync(useHomeAnnouncements("promotions"), ({ promotions }) =>
    promotions.slice(0, limits.sideMenu.activities),
  );

/**
 * The notice list as the player left it: what was opened here is read, whatever the gateway knows of it yet
 * (Spec §4). Marks that got lost are sent again with it.
 *
 * @param asked whether to ask for it
 */
export const useNoticeList = (type: NoticeType, asked = true): AsyncState<NoticeList> => {
  const account = useSession()?.userName;
  const list = asyncState(useQuery({ ...noticeQueries.list(useClient(), account, type), enabled: asked }));
  const told = list.data;
  const opened = useOpenedIds(account);
  useLostMarks(told?.notices);
  const left = useMemo(() => told && opened.reduce(noticeListAfterOpening, told), [told, opened]);
  return mapAsync(list, (data) => left ?? data);
};

/** The notices of {@link useNoticeList} alone. */
export const useNotices = (type: NoticeType): AsyncState<readonly Announcement[]> =>
  mapAsync(useNoticeList(type), ({ notices }) => notices);

/**
 * How many announcements the player has yet to read, as the gateway counts them; nothing is asked for guests, to
 * whom all are read (Spec §4 "Notices").
 */
export const useUnreadNotices = (type: NoticeType): number => {
  const viewer = useSession();
  const { data } = useNoticeList(type, viewer !== undefined);
  return data ? unreadCount(data, viewer) : 0;
};
