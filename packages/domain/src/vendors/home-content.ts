import { GameType } from "../games/game-type.ts";
import { isSignedIn, type Viewer } from "../member/member-rules.ts";

/**
 * What a choice in the side menu switches home to: one category, what is hot, or what the player played last
 * (Spec §2 "Side menu").
 */
export type HomeContent = GameType | "HOT" | "RECENT";

const contents: ReadonlySet<string> = new Set([...Object.values(GameType), "HOT", "RECENT"]);

const isContent = (text: string): text is HomeContent => contents.has(text);

/** What home is asked to show; undefined is home as a whole, which is also what guests see in the place of recents. */
export const homeContent = (chosen: string | null, viewer: Viewer): HomeContent | undefined =>
  chosen !== null && isContent(chosen) && (chosen !== "RECENT" || isSignedIn(viewer)) ? chosen : undefined;
