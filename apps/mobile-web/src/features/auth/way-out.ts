import type { MessageKey } from "@volado/domain/errors";
import { paths } from "../../shared/navigation/paths.ts";
import { backIn, type LoginKind, loginKindPath } from "./login-kind.ts";

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
 * What a refusal at a login says and where it leads (Spec §6, §8). `agents_only` comes from both: the players' login
 * refuses agents by it, the agents' login everybody else. Who is nobody can register, but not as an agent.
 */
export const refusalAt = (key: MessageKey, kind: LoginKind, search: string): ToldRefusal => {
  const other = loginKindPath(kind === "agents" ? "players" : "agents", search);
  switch (key) {
    case "errors.agentsOnly":
      return kind === "agents"
        ? { text: "auth.notAnAgent", wayOut: { text: "auth.toPlayerLogin", href: other } }
        : { text: key, wayOut: { text: "auth.toAgentLogin", href: other } };
    case "errors.userNotFound":
    case "errors.mobileNotRegistered":
      return {
        text: key,
        wayOut:
          kind === "agents"
            ? undefined
            : { text: "auth.toRegister", href: paths.register.to({ back: backIn(search) }) },
      };
    case "errors.wrongPassword":
      return { text: key, wayOut: toForgotPassword };
    default:
      return { text: key, wayOut: undefined };
  }
};
