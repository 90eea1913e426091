import type { MemberPlacesProps } from "../../features/account/components/member-tiles.tsx";
import { MemberCentre } from "./member-centre.tsx";

/** The member centre (Spec §2 /m/member/home); free accounts are rejected before they get here (§6). */
export default function MemberHomeScreen({ opens }: Pick<MemberPlacesProps, "opens">) {
  return <MemberCentre opens={opens} />;
}
