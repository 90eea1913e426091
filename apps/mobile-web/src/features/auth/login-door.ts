import { paths } from "../../shared/navigation/paths.ts";

/** Agents log in only through a login of their own (Spec §6): the same page under `?as=agent` (docs/decisions/074). */
export type LoginDoor = "players" | "agents";

/** The door that a login page's query asks for. */
export const doorIn = (search: string): LoginDoor =>
  new URLSearchParams(search).get("as") === "agent" ? "agents" : "players";

/** The page that a login or registration leads back to, as its query names it. */
export const backIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("back") ?? undefined;

/** The login page's address at a door; leads back to the same page afterwards. */
export const doorPath = (door: LoginDoor, search: string): string =>
  paths.login.to({
    back: backIn(search),
    as: door === "agents" ? "agent" : undefined,
  });
