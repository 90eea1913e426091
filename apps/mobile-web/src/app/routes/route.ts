import { backTarget, headerStart } from "@volado/domain/navigation";
import type { Session } from "@volado/domain/session";
import type { TextKey } from "@volado/i18n";
import type { Page } from "../../shared/navigation/paths.ts";
import type { LazyScreen } from "./lazy-screen.tsx";

/** Which item of the bottom menu a page belongs to (Spec §2 "Bottom menu"). */
export type TabName = "home" | "sports" | "invite" | "deposit" | "profile";

/** Conditions for opening a page; `shell/gate/detour.ts` says what each does. */
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
  /** What header and document are titled. */
  readonly title: Extract<TextKey, `shell.titles.${string}`>;
  /** Another title for some queries, such as the agents' login, or for who is signed in. */
  readonly titleAt: ((search: string, session: Session | undefined) => Route["title"]) | undefined;
  /** What the header begins with: logo, back arrow or nothing (Spec §2 "Header"). */
  readonly header: ReturnType<typeof headerStart>;
  /** Where the back arrow leads (Spec §2 "Header"). */
  readonly back: ReturnType<typeof backTarget>;
  /** The screen has the whole window: no bars around it. */
  readonly fullScreen: boolean;
  /** The bottom menu is shown on pages that belong to one of its items. */
  readonly tab: TabName | undefined;
  readonly guards: readonly GuardName[];
  /** Stays readable while the site is closed: help, terms, protection of players. */
  readonly openWhenClosed: boolean;
}

/** A row of the table; header and back arrow follow from the path by the domain's rules. */
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
