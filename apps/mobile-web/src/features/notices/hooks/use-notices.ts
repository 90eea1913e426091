import { useQuery } from "@tanstack/react-query";
import type { NoticeType } from "@volado/api-client/endpoints";
import { noticeQueries } from "@volado/api-client/query";
import { noticesAfterOpening } from "@volado/domain";
import { useMemo } from "react";
import { useOpenedIds } from "../../../shared/announcements/opened-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The notice list as the player left it: what was opened here is read, whatever the gateway knows of it yet (Spec §4). */
export const useNotices = (type: NoticeType) => {
  const account = useSession()?.userName;
  const { data, ...query } = useQuery(noticeQueries.list(useClient(), account, type));
  const opened = useOpenedIds(account);
  const notices = useMemo(() => data && opened.reduce(noticesAfterOpening, data.notices), [data, opened]);
  return { ...query, notices, told: data?.notices };
};
