import { InboxBox } from "@volado/domain/inbox";
import type { Client } from "../core/client.ts";
import type { Endpoint } from "../core/endpoint.ts";
import { endpoints } from "../endpoints/index.ts";

/** Counts how often a write took effect, by reading something it changes before and after. */
export interface Effect {
  /** Reads what the write changes. */
  readonly read: (client: Client) => Promise<Trace>;
  /** How often the write took effect between two readings; undefined if that can't be determined. */
  readonly times: (before: Trace, after: Trace, value: unknown) => number | undefined;
  /** Id of the endpoint that shows the change. */
  readonly place: string;
}

/** Centavos of a wallet, or ids of a list's rows. */
type Trace = number | ReadonlySet<string>;

/** Each time, the wallet changes by an amount in the response. */
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

/** Each time, a row is added to a list or removed. */
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
        : // A list of limited length loses its last row for each new one.
          Math.max([...after].filter((row) => !before.has(row)).length, before.size - after.size),
  },
];

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const cardsOf = async (client: Client) => idsOf((await client.call(endpoints.listBankCards)).cards);
const linksOf = async (client: Client) =>
  (await client.call(endpoints.getInvitationLinks)).links.map(({ code }) => code);

/**
 * Writes that do harm if they take effect twice. Others set a state (a message read, a contract answered) or would
 * be refused the second time (a name that is taken).
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
