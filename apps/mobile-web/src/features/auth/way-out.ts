import type { MessageKey } from "@volado/domain/errors";
import { paths } from "../../shared/navigation/paths.ts";
import { backIn, doorPath, type LoginDoor } from "./login-door.ts";

/** Where a refused player can go on, and what the link says. */
export interface WayOut {
  readonly text: "auth.toRegister" | "auth.toForgotPassword" | "auth.toAgentLogin" | "auth.toPlayerLogin";
  readonly href: string;
}

/** How a refusal is told. */
export interface ToldRefusal {
  readonly text: MessageKey | "auth.notAnAgent";
  readonly wayOut: WayOut | undefined;
}

const toForgotPassword: WayOut = { text: "auth.toForgotPassword", href: paths.forgotPassword.to() };

/**
 * What a refusal at a door says and where it leads (Spec §6, §8). `agents_only` comes from both: the players' door
 * refuses agents by it, the agents' door everybody else. Who is nobody can register, but not as an agent.
 */
export const refusalAt = (key: MessageKey, door: LoginDoor, search: string): ToldRefusal => {
  const other = doorPath(door === "agents" ? "players" : "agents", search);
  switch (key) {
    case "errors.agentsOnly":
      return door === "agents"
        ? { text: "auth.notAnAgent", wayOut: { text: "auth.toPlayerLogin", href: other } }
        : { text: key, wayOut: { text: "auth.toAgentLogin", href: other } };
    case "errors.userNotFound":
    case "errors.mobileNotRegistered":
      return {
        text: key,
        wayOut:
          door === "agents"
            ? undefined
            : { text: "auth.toRegister", href: paths.register.to({ back: backIn(search) }) },
      };
    case "errors.wrongPassword":
      return { text: key, wayOut: toForgotPassword };
    default:
      return { text: key, wayOut: undefined };
  }
};
