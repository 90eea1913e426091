import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getCaptcha, type LoginInput, login, loginAgent, logout, startTrial } from "../endpoints/auth.ts";
import { StaleTime } from "./stale-times.ts";

/** Queries around signing in. */
export const sessionQueries = {
  root: ["session"] as const,

  /** A captcha picture; refetch it for a new one. Never kept, since it can be answered once. */
  captcha: (client: Client) =>
    queryOptions({
      queryKey: [...sessionQueries.root, "captcha"] as const,
      queryFn: ({ signal }) => client.call(getCaptcha, undefined, { signal }),
      staleTime: StaleTime.Captcha,
      gcTime: 0,
    }),
};

/** Signing in and out. Personal keys carry the identity, so that nothing has to be invalidated. */
export const sessionMutations = {
  login: (client: Client) =>
    mutationOptions({
      mutationKey: [...sessionQueries.root, "login"],
      mutationFn: (input: LoginInput) => client.call(login, input),
      gcTime: 0,
    }),

  /** The agents' own door (Spec §6). */
  loginAgent: (client: Client) =>
    mutationOptions({
      mutationKey: [...sessionQueries.root, "login-agent"],
      mutationFn: (input: LoginInput) => client.call(loginAgent, input),
      gcTime: 0,
    }),

  /** A new trial account and its session. */
  trial: (client: Client) =>
    mutationOptions({
      mutationKey: [...sessionQueries.root, "trial"],
      mutationFn: () => client.call(startTrial),
    }),

  logout: (client: Client) =>
    mutationOptions({
      mutationKey: [...sessionQueries.root, "logout"],
      mutationFn: () => client.call(logout),
    }),
};
