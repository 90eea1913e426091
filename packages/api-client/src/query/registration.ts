import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  checkInvitationCode,
  checkUsername,
  getRegistrationSettings,
  listCountries,
  registerByMobile,
  registerByUsername,
} from "../endpoints/registration.ts";
import { callMutation } from "./mutations.ts";
import * as StaleTime from "./stale-times.ts";

export const registrationQueries = {
  root: ["registration"] as const,

  /** Fields and validation rules. */
  settings: (client: Client) =>
    queryOptions({
      queryKey: [...registrationQueries.root, "settings"] as const,
      queryFn: ({ signal }) => client.call(getRegistrationSettings, undefined, { signal }),
      staleTime: StaleTime.RegistrationSettings,
    }),

  /** Countries whose numbers are accepted. */
  countries: (client: Client) =>
    queryOptions({
      queryKey: [...registrationQueries.root, "countries"] as const,
      queryFn: ({ signal }) => client.call(listCountries, undefined, { signal }),
      staleTime: StaleTime.Countries,
    }),

  /** Whether a username is available. Disabled while it is empty. */
  usernameAvailable: (client: Client, username: string) =>
    queryOptions({
      queryKey: [...registrationQueries.root, "username", username] as const,
      queryFn: ({ queryKey: [, , typed], signal }) =>
        client.call(checkUsername, { username: typed }, { signal }),
      staleTime: StaleTime.Username,
      enabled: username !== "",
    }),

  /**
   * Validates an invitation code, with `agents` only an agent's. An invalid code is reported as a refusal. Disabled
   * while it is empty.
   */
  invitation: (client: Client, code: string, { agents = false }: { readonly agents?: boolean } = {}) =>
    queryOptions({
      queryKey: [...registrationQueries.root, "invitation", code, { agents }] as const,
      queryFn: ({ queryKey: [, , typed, who], signal }) =>
        client.call(checkInvitationCode, { code: typed, ...who }, { signal }),
      staleTime: StaleTime.Invitation,
      enabled: code !== "",
    }),
};

/** Registration. Passwords are not cached. */
export const registrationMutations = {
  byUsername: (client: Client) =>
    callMutation(client, registerByUsername, {
      mutationKey: [...registrationQueries.root, "by-username"],
      gcTime: 0,
    }),

  byMobile: (client: Client) =>
    callMutation(client, registerByMobile, {
      mutationKey: [...registrationQueries.root, "by-mobile"],
      gcTime: 0,
    }),
};
