import type { MemberPlacesProps } from "../hooks/use-member-places.tsx";
import "@volado/ui/place-tile.css";
import { PlaceTiles } from "@volado/ui";
import { PlaceTile } from "../../../shared/navigation/place-tile.tsx";
import { useMemberPlaces } from "../hooks/use-member-places.tsx";
import { UnreadMark } from "./member-rows.tsx";

/** A member's places as tiles: the new member centre (Spec §2 "/m/member/home", §3 "mem_cen"). */
export function MemberTiles({ opens, unread = 0 }: MemberPlacesProps) {
  return (
    <PlaceTiles>
      {useMemberPlaces(opens).map(({ name, to, icon, access, holdsMessages }) => (
        <PlaceTile
          key={name}
          to={to}
          access={access}
          icon={icon}
          badge={holdsMessages && <UnreadMark count={unread} />}
        >
          {name}
        </PlaceTile>
      ))}
    </PlaceTiles>
  );
}
