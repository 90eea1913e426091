import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from "../endpoints/passkeys.ts";
import { callMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import { securityQueries } from "./security.ts";
import * as StaleTime from "./stale-times.ts";

/** The member's passkeys. Disabled without an identity. */
export const passkeyQueries = {
  root: ["passkeys"] as const,

  list: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, listPasskeys, {
      queryKey: [...passkeyQueries.root, identity, "list"],
      staleTime: StaleTime.Security,
    }),
};

const changesList = { invalidates: [passkeyQueries.root, securityQueries.root], inline: true };

/** Login by passkey; adding and removing passkeys. Challenges and passwords are not cached. */
export const passkeyMutations = {
  startLogin: (client: Client) =>
    mutationOptions({
      mutationKey: ["session", "start-passkey-login"],
      gcTime: 0,
      mutationFn: () => client.call(startPasskeyLogin),
    }),

  login: (client: Client) =>
    callMutation(client, loginByPasskey, { mutationKey: ["session", "login-by-passkey"], gcTime: 0 }),

  start: (client: Client) =>
    callMutation(client, startPasskey, {
      mutationKey: [...passkeyQueries.root, "start"],
      gcTime: 0,
      meta: { inline: true },
    }),

  add: (client: Client) =>
    callMutation(client, addPasskey, {
      mutationKey: [...passkeyQueries.root, "add"],
      gcTime: 0,
      meta: changesList,
    }),

  remove: (client: Client) =>
    callMutation(client, removePasskey, {
      mutationKey: [...passkeyQueries.root, "remove"],
      meta: changesList,
    }),
};
