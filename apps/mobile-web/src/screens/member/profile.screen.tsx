import type { MemberPlacesProps } from "../../features/account/components/member-tiles.tsx";
import { MemberCentre } from "./member-centre.tsx";

/** The parts of the texts that it shows. */
export const texts = ["menus"] as const;

/** The player's own page (decisions S6: /m/mine): the member centre, which free accounts may see here. */
export default function ProfileScreen({ opens }: Pick<MemberPlacesProps, "opens">) {
  return <MemberCentre opens={opens} />;
}
