import type { records as reference } from "../es/records.ts";
import type { TextsLike } from "../texts-like.ts";

export const records: TextsLike<typeof reference> = {
  types: {
    label: "Type of movement",
    A: "All",
    D: "Deposits",
    W: "Withdrawals",
    G: "Games",
    B: "Bonuses",
    O: "Others",
  },
  states: {
    label: "Status",
    all: "All",
    done: "Completed",
    pending: "Pending",
    rejected: "Rejected",
  },
  kinds: {
    opening: "Opening balance",
    adjustment: "Adjustment",
    bet: "Bet",
    win: "Win",
    deposit: "Deposit",
    withdrawal: "Withdrawal",
    "withdrawal-return": "Withdrawal returned",
    fee: "Withdrawal fee",
    bonus: "Bonus",
    rebate: "Rebate",
    transfer: "Transfer",
  },

  draw: "Draw",
  selection: "{{home}} – {{away}}: {{pick}} · {{odds}}",

  totals: "Summary",
  into: "In",
  outOf: "Out",
  count_one: "{{count}} movement",
  count_other: "{{count}} movements",
  span: "{{from}} to {{to}}",

  list: "Movements",
  detailOf: "See the details",
  deposit: "See this deposit",
  facts: {
    state: "Status",
    at: "Date and time",
    amount: "Amount",
    balance: "Balance after",
    subject: "About",
    type: "Type of game",
    vendor: "Provider",
    stake: "Staked",
    selection: "Selection",
    reference: "Reference",
  },

  loading: "Loading movements…",
  loadingMore: "Loading more movements…",
  moreFailed: "We couldn't load more movements.",
  end: "There are no more movements in these dates.",
  failed: "We couldn't load your movements",
  stale: "We couldn't refresh the list. The latest may be missing.",
  empty: {
    title: "No movements",
    text: "There is nothing of this kind in these dates. Try other dates or another type.",
    reset: "Show all",
  },
};
