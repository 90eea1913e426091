import { backTarget, headerStart } from "@volado/domain/navigation";
import type { Session } from "@volado/domain/session";
import type { TextKey } from "@volado/i18n";
import type { Page } from "../../shared/navigation/paths.ts";
import type { LazyScreen } from "./lazy-screen.tsx";

/** The bottom menu item that a page belongs to (Spec §2 "Bottom menu"). */
export type TabName = "home" | "sports" | "invite" | "deposit" | "profile";

/** Conditions for opening a page; `shell/gate/detour.ts` implements them. */
export type GuardName =
  | "session"
  | "real-account"
  | "own-lists"
  | "free-play"
  | "no-account"
  | "contracts"
  | "agents";

/** One row of the route table. */
export interface Route {
  readonly page: Page;
  readonly screen: LazyScreen;
  /** Title of header and document. */
  readonly title: Extract<TextKey, `shell.titles.${string}`>;
  /** Another title for some queries, such as the agents' login, or for signed-in visitors. */
  readonly titleAt: ((search: string, session: Session | undefined) => Route["title"]) | undefined;
  /** The header's first element: logo, back arrow or nothing (Spec §2 "Header"). */
  readonly header: ReturnType<typeof headerStart>;
  /** Target of the back arrow (Spec §2 "Header"). */
  readonly back: ReturnType<typeof backTarget>;
  /** The screen fills the window, without bars around it. */
  readonly fullScreen: boolean;
  /** Pages that belong to an item show the bottom menu. */
  readonly tab: TabName | undefined;
  readonly guards: readonly GuardName[];
  /** Readable while the site is closed: help, terms, player protection. */
  readonly openWhenClosed: boolean;
}

/** A row of the table; the domain's rules derive header and back arrow from the path. */
export const route = (
  row: Pick<Route, "page" | "screen" | "title"> &
    Partial<Pick<Route, "tab" | "guards" | "fullScreen" | "titleAt" | "openWhenClosed">>,
): Route => ({
  tab: undefined,
  fullScreen: false,
  titleAt: undefined,
  guards: [],
  openWhenClosed: false,
  ...row,
  header: headerStart(row.page.patterns[0]),
  back: backTarget(row.page.patterns[0]),
});
