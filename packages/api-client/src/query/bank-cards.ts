import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  type AddBankCardInput,
  addBankCard,
  listBankCards,
  type RemoveBankCardInput,
  removeBankCard,
} from "../endpoints/bank-cards.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";
import type { Keyed } from "./uploads.ts";

/** The member's bank cards. Disabled without an identity. */
export const bankCardQueries = {
  root: ["bank-cards"] as const,

  list: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      listBankCards,
      [...bankCardQueries.root, identity, "list"],
      StaleTime.BankCards,
    ),
};

/** Adds and removes cards. Numbers and passwords are not cached. */
export const bankCardMutations = {
  add: (client: Client) =>
    mutationOptions({
      mutationKey: [...bankCardQueries.root, "add"],
      mutationFn: ({ idempotencyKey, ...input }: AddBankCardInput & Keyed) =>
        client.call(addBankCard, input, { idempotencyKey }),
      gcTime: 0,
      meta: { invalidates: [bankCardQueries.root], inline: true },
    }),

  remove: (client: Client) =>
    mutationOptions({
      mutationKey: [...bankCardQueries.root, "remove"],
      mutationFn: ({ idempotencyKey, ...input }: RemoveBankCardInput & Keyed) =>
        client.call(removeBankCard, input, { idempotencyKey }),
      gcTime: 0,
      meta: { invalidates: [bankCardQueries.root], inline: true },
    }),
};
