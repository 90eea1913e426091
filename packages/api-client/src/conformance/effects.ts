import { InboxBox } from "@volado/domain/inbox";
import type { Client } from "../core/client.ts";
import type { Endpoint } from "../core/endpoint.ts";
import { endpoints } from "../endpoints/registry.ts";

/** How often a write acted, seen from outside: a trace of it is read before and after. */
export interface Effect {
  /** Reads what the write leaves a trace in. */
  readonly read: (client: Client) => Promise<Trace>;
  /** Times that the write acted between two readings, by what it answered; undefined when it was no answer. */
  readonly times: (before: Trace, after: Trace, value: unknown) => number | undefined;
  /** Where the trace is. */
  readonly place: string;
}

/** Centavos of a wallet, or what tells the rows of a list apart. */
type Trace = number | ReadonlySet<string>;

/** Each time, the wallet moves by what the answer says. */
const moves = <Id extends string, I, W, V, O>(
  endpoint: Endpoint<Id, I, W, V, O>,
  centavosOf: (output: O) => number,
): readonly [string, Effect] => [
  endpoint.id,
  {
    place: "getWallet",
    read: async (client) => (await client.call(endpoints.getWallet)).total,
    times: (before, after, value) => {
      const read = endpoint.response.safeParse(value);
      if (!read.success) return undefined;
      return (Number(after) - Number(before)) / centavosOf(read.data);
    },
  },
];

/** Each time, a row comes to a list or leaves it. */
const rowsOf = (
  { id }: { readonly id: string },
  place: string,
  list: (client: Client) => Promise<readonly string[]>,
): readonly [string, Effect] => [
  id,
  {
    place,
    read: async (client) => new Set(await list(client)),
    times: (before, after) =>
      typeof before === "number" || typeof after === "number"
        ? undefined
        : // A list that shows its newest rows only loses one at its end for each that comes.
          Math.max([...after].filter((row) => !before.has(row)).length, before.size - after.size),
  },
];

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const cardsOf = async (client: Client) => idsOf((await client.call(endpoints.listBankCards)).cards);
const linksOf = async (client: Client) =>
  (await client.call(endpoints.getInvitationLinks)).links.map(({ code }) => code);

/**
 * Writes that would do harm when they acted twice, each with its trace. Those that are missing set something
 * (a message read, a contract answered), or their second time would be refused anyway (a name that is taken).
 */
export const effects: ReadonlyMap<string, Effect> = new Map([
  moves(endpoints.requestWithdrawal, ({ amount, fee }) => -(amount.centavos + fee.centavos)),
  moves(endpoints.transferToDownlines, ({ total }) => -total.centavos),
  moves(endpoints.claimReward, ({ amount }) => amount.centavos),
  moves(endpoints.redeemPromoCode, ({ amount }) => amount.centavos),
  moves(endpoints.claimDailyTask, ({ amount }) => amount.centavos),
  moves(
    endpoints.claimSignIn,
    ({ days, today }) => days.find(({ day }) => day === today)?.amount.centavos ?? 0,
  ),
  // An envelope may be empty.
  rowsOf(endpoints.openEnvelope, "getRedRain", async (client) =>
    ((await client.call(endpoints.getRedRain)).rain?.openings ?? []).map((_, index) => String(index)),
  ),
  rowsOf(endpoints.createDeposit, "listDeposits", async (client) =>
    idsOf(await client.call(endpoints.listDeposits)),
  ),
  rowsOf(endpoints.addBankCard, "listBankCards", cardsOf),
  rowsOf(endpoints.removeBankCard, "listBankCards", cardsOf),
  rowsOf(endpoints.createInvitationLink, "getInvitationLinks", linksOf),
  rowsOf(endpoints.removeInvitationLink, "getInvitationLinks", linksOf),
  rowsOf(endpoints.applyForPromotion, "listApplications", async (client) =>
    (await client.call(endpoints.listApplications)).map(
      ({ promotionId, sentAt }) => `${promotionId} ${sentAt}`,
    ),
  ),
  rowsOf(endpoints.sendMessage, "listMessages", async (client) => {
    const sent = { box: InboxBox.Sent, after: undefined, pageSize: 100 };
    return idsOf((await client.call(endpoints.listMessages, sent)).messages);
  }),
]);
