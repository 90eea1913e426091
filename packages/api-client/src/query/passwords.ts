import type { Client } from "../core/client.ts";
import { changePassword, retrievePassword, setPasswordByPhone } from "../endpoints/passwords.ts";
import { callMutation } from "./mutations.ts";

/** Password reset and change. Nothing is cached. */
export const passwordMutations = {
  setByPhone: (client: Client) =>
    callMutation(client, setPasswordByPhone, { mutationKey: ["password", "set-by-phone"], gcTime: 0 }),

  retrieve: (client: Client) =>
    callMutation(client, retrievePassword, { mutationKey: ["password", "retrieve"], gcTime: 0 }),

  change: (client: Client) =>
    callMutation(client, changePassword, { mutationKey: ["password", "change"], gcTime: 0 }),
};
