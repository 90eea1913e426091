import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { PlaceTile as Tile } from "@volado/ui";
import type { ReactNode } from "react";
import { showPrompt } from "../prompts/prompt-store.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";

export interface PlaceTileProps {
  /** The place's address. */
  to: string;
  /**
   * What it is to whoever looks; a hidden one has no tile.
   * @default "allowed"
   */
  access?: EntryAccess | undefined;
  icon: ReactNode;
  /** Marks something on it, such as an unread count. */
  badge?: ReactNode;
  children: string;
}

/** A place that a page leads to, as a tile: a link to it, or a button where the tap is answered in place (Spec §6). */
export function PlaceTile({ to, access = "allowed", ...rest }: PlaceTileProps) {
  const follow = useLinkNavigation();
  return answersInPlace(access) ? (
    <Tile {...rest} onPress={() => showPrompt(access)} />
  ) : (
    <Tile {...rest} href={to} onNavigate={follow} />
  );
}
