import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { PlaceTile as Tile } from "@volado/ui";
import type { ReactNode } from "react";
import { showPrompt } from "../overlays/prompt-store.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";

export interface PlaceTileProps {
  /** Address of the place. */
  to: string;
  /** The current player's access; a hidden place has no tile. @default "allowed" */
  access?: EntryAccess | undefined;
  icon: ReactNode;
  /** A badge, such as an unread count. */
  badge?: ReactNode;
  children: string;
}

/** A tile that leads to a place: a link, or a button if a tap shows a prompt instead (Spec §6). */
export function PlaceTile({ to, access = "allowed", ...rest }: PlaceTileProps) {
  const follow = useLinkNavigation();
  return answersInPlace(access) ? (
    <Tile {...rest} onPress={() => showPrompt(access)} />
  ) : (
    <Tile {...rest} href={to} onNavigate={follow} />
  );
}
