import type { Client } from "../core/client.ts";
import { addBankCard, listBankCards, removeBankCard } from "../endpoints/bank-cards.ts";
import { keyedMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** The member's bank cards. Disabled without an identity. */
export const bankCardQueries = {
  root: ["bank-cards"] as const,

  list: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, listBankCards, {
      queryKey: [...bankCardQueries.root, identity, "list"],
      staleTime: StaleTime.BankCards,
    }),
};

/** Adds and removes cards. Numbers and passwords are not cached. */
export const bankCardMutations = {
  add: (client: Client) =>
    keyedMutation(client, addBankCard, {
      mutationKey: [...bankCardQueries.root, "add"],
      gcTime: 0,
      meta: { invalidates: [bankCardQueries.root], inline: true },
    }),

  remove: (client: Client) =>
    keyedMutation(client, removeBankCard, {
      mutationKey: [...bankCardQueries.root, "remove"],
      gcTime: 0,
      meta: { invalidates: [bankCardQueries.root], inline: true },
    }),
};
