import type { Client } from "../core/client.ts";
import {
  bindEmail,
  bindMobile,
  getSecurity,
  sendEmailCode,
  setPaymentPassword,
} from "../endpoints/security.ts";
import { callMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** Security of the member's account. Disabled without an identity. */
export const securityQueries = {
  root: ["security"] as const,

  overview: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getSecurity, {
      queryKey: [...securityQueries.root, identity, "overview"],
      staleTime: StaleTime.Security,
    }),
};

const changesOverview = { invalidates: [securityQueries.root], inline: true };

/** Payment password, mobile number and e-mail address. Inputs are not cached. */
export const securityMutations = {
  setPaymentPassword: (client: Client) =>
    callMutation(client, setPaymentPassword, {
      mutationKey: [...securityQueries.root, "payment-password"],
      gcTime: 0,
      meta: changesOverview,
    }),

  bindMobile: (client: Client) =>
    callMutation(client, bindMobile, {
      mutationKey: [...securityQueries.root, "mobile"],
      gcTime: 0,
      meta: changesOverview,
    }),

  sendEmailCode: (client: Client) =>
    callMutation(client, sendEmailCode, {
      mutationKey: [...securityQueries.root, "email-code"],
      gcTime: 0,
      meta: { inline: true },
    }),

  bindEmail: (client: Client) =>
    callMutation(client, bindEmail, {
      mutationKey: [...securityQueries.root, "email"],
      gcTime: 0,
      meta: changesOverview,
    }),
};
