import type { deposit as reference } from "../es/deposit.ts";
import type { TextsLike } from "../texts-like.ts";
import { uploads } from "./shared.ts";

/** English texts of the deposit page. */
export const deposit: TextsLike<typeof reference> = {
  deposit: {
    loading: "Loading the ways to deposit…",
    failed: "We couldn't load the ways to deposit",
    none: {
      title: "Deposits are closed for now",
      text: "No way to deposit is available. Try again later.",
      refresh: "Refresh",
    },

    method: "How do you want to deposit?",
    kinds: {
      transfer: "From your bank, by CLABE",
      voucher: "At a till, with a reference",
      redirect: "At once, with your provider",
    },
    limits: "{{min}} to {{max}}",
    amount: "Amount",
    quick: "Quick amounts",
    amountProblems: {
      empty: "Enter how much you want to deposit.",
      format: "Enter an amount with two decimals at most, such as 250.50.",
      low: "The minimum is {{min}}.",
      high: "The maximum is {{max}}.",
    },

    bonus: {
      label: "Promotion",
      none: "No bonus",
      tooSmall: "This bonus needs a deposit of at least {{min}}.",
      ask: "Enter an amount to see your bonus.",
      deposit: "You deposit",
      extra: "Bonus",
      total: "You get",
      wager: "To bet before you withdraw",
      explain: "Deposit plus bonus, {{times}} times. You can deposit without a bonus.",
      left: "Earlier bonuses still ask you to bet {{amount}} before you withdraw.",
    },
    continue: "Continue",
    backToGame: "Back to the game",

    latest: "Your latest deposits",
    latestEmpty: "Here you'll see how your deposits are going.",
    latestFailed: "We couldn't load your latest deposits.",
    records: "See all transactions",
    states: {
      awaiting: "To be paid",
      review: "In review",
      paid: "Credited",
      rejected: "Rejected",
      expired: "Expired",
    },

    one: {
      loading: "Loading your deposit…",
      failed: "We couldn't load your deposit",
      stale: "We couldn't refresh this deposit. Something may have changed.",
      method: "Paid by",
      amount: "Amount",
      bonus: "Bonus when credited",
      wager: "To bet before you withdraw",
      reference: "Reference",
      payBefore: "Pay before",
      bank: "Bank",
      holder: "Beneficiary",
      account: "CLABE",
      created: "Requested",
      settled: "Settled",
      copy: "Copy {{what}}",
      again: "Make another deposit",
    },
    titles: {
      transfer: "Make your transfer",
      voucher: "Pay at the shop",
      redirect: "Your payment is missing",
      review: "We are checking your payment",
      paid: "Done! Your balance went up",
      rejected: "Your deposit was not accepted",
      expired: "This deposit has expired",
    },
    explain: {
      transfer:
        "Transfer the exact amount to this account with the reference as the concept. Then send us the receipt.",
      voucher:
        "Show the reference at the till and pay the exact amount. Your balance goes up when the shop tells us.",
      redirect: "Open the payment page to finish. Your balance goes up as soon as it is confirmed.",
      review:
        "Your balance goes up as soon as somebody approves it. You can keep playing; this page refreshes itself.",
      paid: "{{amount}} are in your balance now.",
      rejected: "Your balance did not change. If you paid, write to us with your reference.",
      expired:
        "If you paid already, don't worry: write to us with your reference. If not, make another deposit.",
    },
    pay: "Go and pay",

    receipt: {
      title: "Have you made the transfer?",
      pictures: "Receipt",
      missing: "Add at least one picture of your receipt.",
      send: "Send receipt",
      sent: "We have your receipt.",
      changed: "This deposit waits for no receipt any more. This is how it stands:",
    },
  },
  uploads,
};
