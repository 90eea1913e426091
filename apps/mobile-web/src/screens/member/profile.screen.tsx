import "./member.css";
import type { MemberTilesProps } from "../../features/account/components/member-tiles.tsx";
import { useSiteInfo } from "../../shared/site/use-site.ts";
import { MemberCentre } from "./member-centre.tsx";
import { MemberList } from "./member-list.tsx";

/** The player's own page (decisions S6: /m/mine), in the layout of the merchant's template (Spec §3 "mem_cen=1"). */
export default function ProfileScreen({ opens }: Pick<MemberTilesProps, "opens">) {
  const template = useSiteInfo()?.template;
  return template?.newMemberCentre === false ? <MemberList /> : <MemberCentre opens={opens} />;
}
