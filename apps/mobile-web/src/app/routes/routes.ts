import { backTarget, headerStart } from "@volado/domain/navigation";
import { mustChangePassword, type Session } from "@volado/domain/session";
import type { TextKey } from "@volado/i18n";
import { agentViewOf } from "../../features/agent-home/agent-view.ts";
import { loginKindIn } from "../../features/auth/login-kind.ts";
import { type Page, type PageName, paths } from "../../shared/navigation/paths.ts";
import type { LazyScreen } from "./lazy-screen.tsx";
import { screenOf } from "./screens.ts";

/** One row of the route table: a page and its screen. */
export interface Route extends Page {
  readonly screen: LazyScreen;
  /** Title of the header and the document. */
  readonly title: Extract<TextKey, `shell.titles.${string}`>;
  /** Another title for some queries, such as the agents' login, or for signed-in visitors. */
  readonly titleAt:
    | ((search: string, session: Session | undefined) => Route["title"] | undefined)
    | undefined;
  /** The header's first element: logo, back arrow or nothing (Spec §2 "Header"). */
  readonly header: ReturnType<typeof headerStart>;
  /** Target of the back arrow (Spec §2 "Header"). */
  readonly back: ReturnType<typeof backTarget>;
}

const agentTitles = {
  open: "shell.titles.agentOpen",
  links: "shell.titles.agentOpen",
  transfer: "shell.titles.agentTransfer",
  member: "shell.titles.agentTeam",
} as const;

const titlesAt: Readonly<Partial<Record<PageName, Route["titleAt"]>>> = {
  login: (search) => (loginKindIn(search) === "agents" ? "shell.titles.agentLogin" : undefined),
  changePassword: (_search, session) =>
    mustChangePassword(session) ? "shell.titles.firstPassword" : undefined,
  agentHome: (search) => {
    const view = agentViewOf(search);
    return view && agentTitles[view];
  },
};

/** Builds a page's row from its name and path (docs/architecture.md). */
const routeOf = (name: PageName): Route => {
  const page: Page = paths[name];
  return {
    ...page,
    screen: screenOf(name),
    title: `shell.titles.${name}`,
    titleAt: titlesAt[name],
    header: headerStart(page.patterns[0]),
    back: backTarget(page.patterns[0]),
  };
};

/** The target of unknown paths (Spec §2). */
export const homeRoute = routeOf("home");

// The table has exactly the keys of its type.
export const routes: readonly Route[] = (Object.keys(paths) as PageName[]).map(routeOf);

const byPattern = new Map(routes.flatMap((row) => row.patterns.map((pattern) => [pattern, row])));

/** The row for a path, or undefined for unknown paths. A trailing slash makes no difference. */
export const findRoute = (pathname: string): Route | undefined =>
  byPattern.get(pathname) ?? byPattern.get(pathname.replace(/\/+$/, ""));
