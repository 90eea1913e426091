import { paths } from "../../shared/navigation/paths.ts";

/** Agents have a login of their own (Spec §6): the same page with `?as=agent` (docs/decisions/074). */
export type LoginKind = "players" | "agents";

export const loginKindIn = (search: string): LoginKind =>
  new URLSearchParams(search).get("as") === "agent" ? "agents" : "players";

/** The return page of login or registration, from its query. */
export const backIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("back") ?? undefined;

/** The path of the players' or agents' login, with the same return page. */
export const loginKindPath = (kind: LoginKind, search: string): string =>
  paths.login.to({
    back: backIn(search),
    as: kind === "agents" ? "agent" : undefined,
  });
