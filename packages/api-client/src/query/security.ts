import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  type BindEmailInput,
  type BindMobileInput,
  bindEmail,
  bindMobile,
  getSecurity,
  type SendEmailCodeInput,
  type SetPaymentPasswordInput,
  sendEmailCode,
  setPaymentPassword,
} from "../endpoints/security.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** Security of the member's account. Disabled without an identity. */
export const securityQueries = {
  root: ["security"] as const,

  overview: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      getSecurity,
      [...securityQueries.root, identity, "overview"],
      StaleTime.Security,
    ),
};

const changesOverview = { invalidates: [securityQueries.root], inline: true };

/** Payment password, mobile number and e-mail address. Inputs are not cached. */
export const securityMutations = {
  setPaymentPassword: (client: Client) =>
    mutationOptions({
      mutationKey: [...securityQueries.root, "payment-password"],
      mutationFn: (input: SetPaymentPasswordInput) => client.call(setPaymentPassword, input),
      gcTime: 0,
      meta: changesOverview,
    }),

  bindMobile: (client: Client) =>
    mutationOptions({
      mutationKey: [...securityQueries.root, "mobile"],
      mutationFn: (input: BindMobileInput) => client.call(bindMobile, input),
      gcTime: 0,
      meta: changesOverview,
    }),

  sendEmailCode: (client: Client) =>
    mutationOptions({
      mutationKey: [...securityQueries.root, "email-code"],
      mutationFn: (input: SendEmailCodeInput) => client.call(sendEmailCode, input),
      gcTime: 0,
      meta: { inline: true },
    }),

  bindEmail: (client: Client) =>
    mutationOptions({
      mutationKey: [...securityQueries.root, "email"],
      mutationFn: (input: BindEmailInput) => client.call(bindEmail, input),
      gcTime: 0,
      meta: changesOverview,
    }),
};
