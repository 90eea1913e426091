import { paths } from "../../shared/navigation/paths.ts";

/** Agents log in only through a login of their own (Spec §6): the same page under `?as=agent` (docs/decisions/074). */
export type LoginKind = "players" | "agents";

/** Whose login a page's query asks for. */
export const loginKindIn = (search: string): LoginKind =>
  new URLSearchParams(search).get("as") === "agent" ? "agents" : "players";

/** The page that a login or registration leads back to, as its query names it. */
export const backIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("back") ?? undefined;

/** The address of players' or agents' login; leads back to the same page afterwards. */
export const loginKindPath = (kind: LoginKind, search: string): string =>
  paths.login.to({
    back: backIn(search),
    as: kind === "agents" ? "agent" : undefined,
  });
