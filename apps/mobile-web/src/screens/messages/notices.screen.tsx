import "./notices.css";
import { ContentType } from "@volado/domain/announcements";
import { useLocation, useNavigate } from "react-router";
import { NoticeList } from "../../features/notices/components/notice-list.tsx";
import { paths } from "../../shared/navigation/paths.ts";

export const texts = ["news"] as const;

/**
 * The announcements, for players at /m/notice and for agents at /m/member/notice?types=A; the address names the open
 * one (Spec §2 "Notice page").
 */
export default function NoticesScreen({ page }: { page: "notices" | "agentNotices" }) {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const types = query.get("types") ?? undefined;
  const type =
    page === "agentNotices" && types === ContentType.Agent ? ContentType.Agent : ContentType.Player;
  return (
    <NoticeList
      key={type}
      type={type}
      index={query.get("index")}
      onIndex={(place) => {
        const index = place === undefined ? undefined : String(place);
        const address =
          page === "notices" ? paths.notices.to({ index }) : paths.agentNotices.to({ types, index });
        void navigate(address, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
