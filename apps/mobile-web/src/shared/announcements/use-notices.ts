import { useQuery } from "@tanstack/react-query";
import type { NoticeType } from "@volado/api-client/endpoints";
import { noticeQueries } from "@volado/api-client/query";
import { noticesAfterOpening } from "@volado/domain/announcements";
import { useMemo } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { useOpenedIds } from "./opened-store.ts";
import { useLostMarks } from "./use-lost-marks.ts";

/**
 * The notice list as the player left it: what was opened here is read, whatever the gateway knows of it yet
 * (Spec §4). Marks that got lost are sent again with it.
 *
 * @param asked whether to ask for it
 */
export const useNotices = (type: NoticeType, asked = true) => {
  const account = useSession()?.userName;
  const { data, ...query } = useQuery({
    ...noticeQueries.list(useClient(), account, type),
    enabled: asked,
  });
  const opened = useOpenedIds(account);
  useLostMarks(data?.notices);
  const notices = useMemo(() => data && opened.reduce(noticesAfterOpening, data.notices), [data, opened]);
  return { ...query, notices };
};
