import "@volado/ui/place-tile.css";
import { answersInPlace } from "@volado/domain/member";
import { ListItem, PlaceTiles } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { UnreadBadge } from "../../../shared/messages/unread-badge.tsx";
import { PlaceTile } from "../../../shared/navigation/place-tile.tsx";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { type MemberPlacesProps, useMemberPlaces } from "../hooks/use-member-places.tsx";

/** Unread count of the message centre; renders nothing at 0. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <UnreadBadge count={count} label={(shown) => `(${t("menu.unread", { shown })})`} />;
}

/** A member's places as list rows, for merchants without the new member centre (Spec §3 "mem_cen"). */
export function MemberRows({ unread = 0 }: MemberPlacesProps) {
  const follow = useLinkNavigation();
  return useMemberPlaces().map(({ name, to, icon, access, holdsMessages }) => {
    return answersInPlace(access) ? (
      <ListItem key={name} icon={icon} onPress={() => showPrompt(access)}>
        {name}
      </ListItem>
    ) : (
      <ListItem
        key={name}
        icon={icon}
        href={to}
        end={holdsMessages && unread > 0 ? <UnreadMark count={unread} /> : undefined}
        onNavigate={follow}
      >
        {name}
      </ListItem>
    );
  });
}

/** A member's places as tiles: the new member centre (Spec §2 "/m/member/home", §3 "mem_cen"). */
export function MemberTiles({ unread = 0 }: MemberPlacesProps) {
  return (
    <PlaceTiles>
      {useMemberPlaces().map(({ name, to, icon, access, holdsMessages }) => (
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
