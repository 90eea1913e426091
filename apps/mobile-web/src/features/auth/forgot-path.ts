import { paths } from "../../shared/navigation/paths.ts";
import type { LoginKind } from "./login-kind.ts";

/** The path of the forgotten-password page, which leads back to this login. Not in login-kind, which home loads. */
export const forgotPasswordPath = (kind: LoginKind): string =>
  paths.forgotPassword.to({ as: kind === "agents" ? "agent" : undefined });
