import type { MemberPlacesProps } from "../../features/account/components/member-tiles.tsx";
import { MemberCentre } from "./member-centre.tsx";
import { Settings } from "./settings.tsx";

/** The parts of the texts that it shows. */
export const texts = ["menus"] as const;

export type MemberCentreScreenProps =
  | ({ readonly page: "centre" } & Pick<MemberPlacesProps, "opens">)
  | { readonly page: "settings" };

/** The member's own pages: the centre, and the settings that it leads to. */
export default function MemberCentreScreen(props: MemberCentreScreenProps) {
  return props.page === "centre" ? <MemberCentre opens={props.opens} /> : <Settings />;
}
