import "@volado/ui/place-tile.css";
import { PlaceTiles } from "@volado/ui";
import type { Page } from "../../../shared/navigation/paths.ts";
import { PlaceTile } from "../../../shared/navigation/place-tile.tsx";
import { useMemberPlaces } from "../hooks/use-member-places.tsx";
import { UnreadMark } from "./member-rows.tsx";

export interface MemberPlacesProps {
  /** Whether a page can be opened; no place leads anywhere else. */
  opens: (page: Page) => boolean;
  /**
   * What the message centre has unread.
   * @default 0
   */
  unread?: number | undefined;
}

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
