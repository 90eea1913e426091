import { answersInPlace, type EntryAccess } from "@volado/domain";
import type { ReactNode } from "react";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";

export interface MemberTileProps {
  /** The place's address. */
  to: string;
  /** What it is to whoever looks; a hidden one has no tile. */
  access: EntryAccess;
  icon: ReactNode;
  /** Marks something on it, such as an unread count. */
  badge?: ReactNode;
  children: string;
}

/** A place of the member centre: a link to it, or a button where the tap is answered in place (Spec §6). */
export function MemberTile({ to, access, icon, badge, children }: MemberTileProps) {
  const follow = useLinkNavigation();
  const content = (
    <>
      <span className="app-member-tile__icon">{icon}</span>
      <span className="app-member-tile__name">{children}</span>
      {badge}
    </>
  );
  return (
    <li>
      {answersInPlace(access) ? (
        <button type="button" className="app-member-tile" onClick={() => showPrompt(access)}>
          {content}
        </button>
      ) : (
        <a className="app-member-tile" href={to} onClick={follow}>
          {content}
        </a>
      )}
    </li>
  );
}
