import type { money as reference } from "../es/money.ts";
import type { TextsLike } from "../translation.ts";
import { period } from "./shared.ts";

/** English texts of withdrawals and records: the part "money". */
export const money: TextsLike<typeof reference> = {
  period,
  places: {
    title: "Where is my money?",
    loading: "Checking your money…",
    failed: "We couldn't check where your money is",
    stale: "We couldn't refresh the amounts.",
    available: "Available",
    withdrawing: "In pending withdrawals",
    vendor: "In open bets with {{name}}",
    all: "All your money is available.",
    refresh: "Refresh",
  },
  records: {
    types: {
      label: "Type of transaction",
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
    count_one: "{{count}} transaction",
    count_other: "{{count}} transactions",
    span: "{{from}} to {{to}}",

    list: "Transactions",
    detailOf: "See the details",
    deposit: "See this deposit",
    facts: {
      state: "Status",
      at: "Date and time",
      amount: "Amount",
      balance: "Balance after",
      subject: "Description",
      type: "Game type",
      vendor: "Provider",
      stake: "Staked",
      selection: "Selection",
      reference: "Reference",
    },

    loading: "Loading transactions…",
    loadingMore: "Loading more transactions…",
    moreFailed: "We couldn't load more transactions.",
    end: "There are no more transactions on these dates.",
    failed: "We couldn't load your transactions",
    stale: "We couldn't refresh the list. The latest may be missing.",
    empty: {
      title: "No transactions",
      text: "There is nothing of this type on these dates. Try other dates or another type.",
      reset: "Show all",
    },
  },
  withdraw: {
    available: "Available to withdraw",
    rollover: "You still need to bet {{amount}} before you can withdraw.",
    loading: "Loading your withdrawal details…",
    failed: "We couldn't load your withdrawal details",
    stale: "We couldn't refresh these details. Your balance may have changed.",

    card: "Destination account",
    noCards: {
      title: "Add an account to withdraw to",
      text: "Your money goes to a card or CLABE account in your name. Add it in the security center.",
      add: "Add an account",
    },
    noPassword: {
      title: "Create your payment password",
      text: "We ask for it every time you withdraw. Create it in the security center.",
      set: "Create payment password",
    },

    amount: "How much do you want to withdraw?",
    limits: "From {{min}} to {{max}}. Today you can withdraw up to {{today}}.",
    all: "All",
    problems: {
      required: "Enter how much you want to withdraw.",
      format: "Enter an amount in digits, such as 1500 or 1500.50.",
      minimum: "The minimum is {{amount}}.",
      maximum: "The maximum is {{amount}}.",
      today: "Today you can withdraw up to {{amount}}.",
      balance: "Your balance doesn't cover that amount plus the fee.",
      rollover: "You still need to bet {{amount}} before you can withdraw.",
    },

    summary: "Summary of the withdrawal",
    facts: {
      arrives: "You get",
      fee: "Fee",
      total: "Taken from your balance",
      to: "To your account",
    },
    feeFree_one: "You have {{count}} withdrawal without a fee today.",
    feeFree_other: "You have {{count}} withdrawals without a fee today.",
    feeRule: "The fee is {{percent}}, minimum {{amount}}.",

    password: "Payment password",
    showPassword: "Show payment password",
    hidePassword: "Hide payment password",
    passwordRequired: "Enter your payment password.",

    submit: "Withdraw",
    confirm: {
      title: "Withdraw {{amount}}?",
      text: "Check the account: a withdrawal can't be cancelled once it is requested.",
      yes: "Yes, withdraw",
    },
    requested: "Withdrawal requested. You'll see here when it is paid.",

    refusals: {
      payment_password_wrong: "That is not your payment password.",
      payment_password_missing: "Your account has no payment password yet.",
      too_many_attempts: "Too many attempts with the wrong password. Wait a few minutes and try again.",
      not_found: "That account is no longer on your list. Choose another.",
      withdrawal_limit: "The limits have changed. Check the amount.",
      rollover_left: "You still need to bet part of it before you can withdraw.",
      insufficient_balance: "Your balance has changed and no longer covers it. Check the amount.",
      conflict: "The fee has changed. Check it and confirm again.",
    },

    latest: "Your latest withdrawals",
    latestEmpty: "You'll see the status of your withdrawals here.",
    records: "See all withdrawals",
    states: { pending: "Processing", paid: "Paid", rejected: "Rejected: the money is back in your balance" },
  },
};
