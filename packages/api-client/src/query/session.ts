import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { login, loginAgent, logout, startTrial } from "../endpoints/auth.ts";
import { callMutation } from "./mutations.ts";

const root = ["session"] as const;

/** Sign-in and sign-out. Nothing is invalidated, because personal keys contain the identity. */
export const sessionMutations = {
  login: (client: Client) => callMutation(client, login, { mutationKey: [...root, "login"], gcTime: 0 }),

  /** Agents' sign-in (Spec §6). */
  loginAgent: (client: Client) =>
    callMutation(client, loginAgent, { mutationKey: [...root, "login-agent"], gcTime: 0 }),

  /** A new trial account and its session. */
  trial: (client: Client) =>
    mutationOptions({
      mutationKey: [...root, "trial"],
      mutationFn: () => client.call(startTrial),
    }),

  logout: (client: Client) =>
    mutationOptions({
      mutationKey: [...root, "logout"],
      mutationFn: () => client.call(logout),
      meta: { background: true },
    }),
};
