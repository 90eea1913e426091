import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  type ChangePasswordInput,
  changePassword,
  type RetrievePasswordInput,
  retrievePassword,
  type SetPasswordByPhoneInput,
  setPasswordByPhone,
} from "../endpoints/passwords.ts";

/** Password reset and change. Nothing is cached. */
export const passwordMutations = {
  setByPhone: (client: Client) =>
    mutationOptions({
      mutationKey: ["password", "set-by-phone"],
      mutationFn: (input: SetPasswordByPhoneInput) => client.call(setPasswordByPhone, input),
      gcTime: 0,
    }),

  retrieve: (client: Client) =>
    mutationOptions({
      mutationKey: ["password", "retrieve"],
      mutationFn: (input: RetrievePasswordInput) => client.call(retrievePassword, input),
      gcTime: 0,
    }),

  change: (client: Client) =>
    mutationOptions({
      mutationKey: ["password", "change"],
      mutationFn: (input: ChangePasswordInput) => client.call(changePassword, input),
      gcTime: 0,
    }),
};
