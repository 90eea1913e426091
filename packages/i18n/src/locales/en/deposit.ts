import type { TextsLike } from "../../typed-keys.ts";
import type { deposit as reference } from "../es/deposit.ts";
import { activeBonus, uploads } from "./shared.ts";

/** English texts of the deposit page. */
export const deposit: TextsLike<typeof reference> = {
  deposit: {
    loading: "Loading deposit methods…",
    failed: "We couldn't load the deposit methods",
    none: {
      title: "Deposits are closed for now",
      text: "No deposit method is available. Try again later.",
      refresh: "Refresh",
    },
    method: "How do you want to deposit?",
    kinds: {
      transfer: "From your bank, with a CLABE",
      voucher: "At a store, with a reference",
      redirect: "Instantly, on the payment page",
    },
    limits: "{{min}} to {{max}}",
    shop: "You pay at {{name}}, which charges {{fee}} on top.",
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
      wager: "To release the bonus, bet",
      explain:
        "You get a bonus of {{bonus}}. Only the bonus is locked, until you have bet {{wager}}. You can withdraw your deposit whenever you want; if you withdraw earlier, you lose the bonus.",
      unavailable: {
        active: "You already have an active bonus. You can choose another when it ends or you give it up.",
        waiting:
          "You already have a deposit with a bonus that isn't credited yet. You can choose another when it is credited, expires or you cancel it.",
      },
    },
    continue: "Continue",
    backToGame: "Back to the game",
    latest: "Your latest deposits",
    latestEmpty: "You'll see the status of your deposits here.",
    latestFailed: "We couldn't load your latest deposits.",
    records: "See all transactions",
    states: {
      awaiting: "Awaiting payment",
      review: "In review",
      paid: "Credited",
      rejected: "Rejected",
      expired: "Expired",
      cancelled: "Cancelled",
    },
    one: {
      loading: "Loading your deposit…",
      failed: "We couldn't load your deposit",
      stale: "We couldn't refresh this deposit. Something may have changed.",
      method: "Payment method",
      amount: "Amount",
      bonus: "Bonus when credited",
      bonusPaid: "Bonus",
      wager: "Bets to release the bonus",
      bonusLost: "The bonus of your first deposit wasn't paid, because another deposit was credited before.",
      reference: "Reference",
      payBefore: "Pay before",
      bank: "Bank",
      holder: "Beneficiary",
      shop: "Shop",
      shopFee: "The shop charges on top",
      account: "CLABE",
      created: "Requested",
      copy: "Copy {{what}}",
      again: "Make another deposit",
    },
    titles: {
      transfer: "Make your transfer",
      voucher: "Pay at the store",
      redirect: "Complete your payment",
      review: "We are checking your payment",
      paid: "Done! Your balance went up",
      rejected: "Your deposit was not accepted",
      expired: "This deposit has expired",
      cancelled: "You cancelled this deposit",
    },
    explain: {
      transfer:
        "Transfer the exact amount to this account with the reference as the payment description. Then send us the receipt.",
      voucher:
        "Show the reference at the checkout and pay the exact amount. Your balance goes up when the store notifies us.",
      redirect: "Open the payment page to finish. Your balance goes up as soon as it is confirmed.",
      review:
        "Your balance goes up as soon as we approve it. You can keep playing; this page refreshes itself.",
      paid: "{{amount}} is now in your balance.",
      rejected: "Your balance did not change. If you paid, write to us with your reference.",
      expired:
        "If you paid already, don't worry: write to us with your reference. If not, make another deposit.",
      cancelled:
        "There is nothing to pay. If you already paid, the money is added to your balance when it arrives.",
    },
    reasons: {
      "not-received": "We didn't find your payment.",
      "amount-differs": "The amount we received is not that of this deposit.",
      "receipt-unreadable": "We couldn't read your receipt.",
      "other-holder": "The money came from an account in somebody else's name.",
      "security-review": "It didn't pass our security review.",
      declined: "The payment was refused on the payment page. You can try another way to pay.",
    },
    news: {
      paid: "Your deposit of {{amount}} is in your balance.",
      rejected: "Your deposit of {{amount}} was not accepted.",
    },
    cancel: {
      open: "Cancel this deposit",
      title: "Cancel this deposit?",
      text: "You won't be able to pay it or send its receipt. If you already paid, don't cancel it.",
      yes: "Yes, cancel it",
      no: "Don't cancel",
      done: "Deposit cancelled.",
      changed: "This deposit can't be cancelled any more. This is how it stands:",
    },
    pay: "Go to payment",
    receipt: {
      title: "Have you made the transfer?",
      pictures: "Receipt",
      missing: "Add at least one picture of your receipt.",
      send: "Send receipt",
      sent: "We received your receipt.",
      changed: "This deposit no longer needs a receipt. Its current status:",
    },
  },
  activeBonus,
  uploads,
};
