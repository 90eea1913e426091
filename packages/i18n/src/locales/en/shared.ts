import type { TextsLike } from "../../typed-keys.ts";
import type * as reference from "../es/shared.ts";

export const feedback: TextsLike<typeof reference.feedback> = {
  title: "Give us your feedback",
  detail: "Tell us what you like and what doesn't work",
};

export const activeBonus: TextsLike<typeof reference.activeBonus> = {
  money: "Bonus money:",
  progress: "You have bet {{wagered}} of {{wager}}",
  explain: "It is played after your real money and can't be withdrawn until you complete the bets.",
  giveUp: "Give up the bonus",
  givenUp: "You gave up the bonus: {{amount}} left your balance.",
  inBets: "{{amount}} of that money is in open bets: you also lose its part of what they win.",
  confirm: {
    title: "Give up the bonus?",
    text: "You lose {{amount}} of bonus money, and there is nothing left to bet. Your real money is yours.",
    yes: "Yes, give it up",
  },
};

export const period: TextsLike<typeof reference.period> = {
  label: "Dates",
  days1: "Today",
  yesterday: "Yesterday",
  "this-week": "This week",
  "last-week": "Last week",
  "this-month": "This month",
  "last-month": "Last month",
  days7: "7 days",
  days30: "30 days",
  days90: "90 days",
  range: "Choose dates",
  from: "From",
  to: "To",
  apply: "Show these dates",
  problems: {
    day: "Choose both days, between 2000 and 2030.",
    order: "The first day must come before the last.",
  },
};

export const securityErrors: TextsLike<typeof reference.securityErrors> = {
  paymentPasswordRequired: "Enter your payment password.",
  paymentPasswordWrong: "The payment password is not correct. Enter it again.",
  paymentPasswordMissing: "You have no payment password yet. Create it in the security center.",
  paymentPasswordSame: "The payment password can't be the same as your login password. Choose another.",
  bankRequired: "Choose your bank.",
  bankNumberRequired: "Enter the card number or the CLABE.",
  bankNumberFormat:
    "The number is not valid. Check the {{min}} digits of the card or the {{max}} of the CLABE.",
  bankNumberMismatch: "That CLABE belongs to another bank. Check the CLABE or choose its bank.",
  bankCardTaken: "That account is already registered. Use another.",
  bankCardLimit: "You already have the maximum number of accounts. Remove one to add another.",
};

export const uploads: TextsLike<typeof reference.uploads> = {
  pictures: "Pictures (optional)",
  hint: "PNG or JPG, up to 5 MB each, 3 at most. Larger photos are scaled down when you choose them.",
  add: "Add a picture",
  remove: "Remove {{name}}",
  problems: {
    format: "We can't open {{name}} as a picture. Choose a PNG or JPG photo, or a screenshot.",
    size: "That picture is larger than 5 MB and couldn't be scaled down: {{name}}.",
    count: "You can send 3 pictures at most.",
  },
  remark: "Comment (optional)",
  count: "{{used}} of {{max}}",
  tooLong: "The comment can have up to {{max}} characters.",
  sent_one: "With {{count}} picture",
  sent_other: "With {{count}} pictures",
};

export const lostOrder: TextsLike<typeof reference.lostOrder> = {
  checking: "It may have gone through; we are checking. Don't send it again.",
  notSent: "It wasn't sent and your money hasn't moved. You can try again.",
  done: "It did go through: {{amount}}.",
};
