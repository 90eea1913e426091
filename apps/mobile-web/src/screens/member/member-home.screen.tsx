import type { MemberPlacesProps } from "../../features/account/components/member-tiles.tsx";
import { MemberCentre } from "./member-centre.tsx";

/** The parts of the texts that it shows. */
export const texts = ["menus"] as const;

/** The member centre (Spec §2 /m/member/home); free accounts are rejected before they get here (§6). */
export default function MemberHomeScreen({ opens }: Pick<MemberPlacesProps, "opens">) {
  return <MemberCentre opens={opens} />;
}
