import type { rewardTexts as reference } from "../es/rewards.ts";
import type { TextsLike } from "../texts-like.ts";
import { redRain } from "./red-rain.ts";

export const rewardTexts: TextsLike<typeof reference> = {
  rewards: {
    views: "What to see",
    tabs: { rewards: "Rewards", tasks: "Today's tasks" },
    loading: "Loading rewards…",
    failed: "We couldn't load your rewards",
    stale: "We couldn't refresh this page. Something may have changed.",
    changed: "This has changed meanwhile. This is how it stands:",
    closed: {
      title: "This section is closed",
      text: "There are no rewards here for now. Come back another day.",
      home: "Go to home",
    },
    empty: {
      title: "You have no rewards yet",
      text: "Claim your daily sign-in, finish tasks or use a promo code.",
      action: "Go to daily sign-in",
    },

    claimable: "To claim",
    running: "In progress",
    over: "History",
    claim: "Claim",
    claimNamed: "Claim {{amount}}: {{name}}",
    paid: "{{amount}} went into your balance.",
    claimBefore: "Claim it before {{moment}}",
    givenOn: "Received on {{day}}",
    claimedOn: "Claimed on {{day}}",

    kinds: {
      welcome: "Welcome bonus",
      cashback: "Cashback",
      vip: "VIP prize",
      gift: "Gift from the house",
      "sign-in": "Daily sign-in",
      "promo-code": "Promo code",
      task: "Daily task",
      "red-rain": "Red rain",
    },
    statuses: {
      Applying: "Applying",
      Rejected: "Rejected",
      Issued: "Issued",
      Claimed: "Claimed",
      Process: "In process",
      Joined: "Joined",
      Close: "Closed",
    },
  },

  dailyTasks: {
    failed: "We couldn't load today's tasks",
    intro: "They begin anew every day at 00:00, {{zone}}. Only what you play with money counts.",
    goals: {
      rounds: "Play {{goal}} rounds",
      stakes: "Bet {{goal}} in all",
      deposits: "Deposit {{goal}}",
    },
    progress: "{{progress}} of {{goal}}",
    prize: "Prize: {{amount}}",
    done: "Claimed",
    deposit: "Deposit",
    play: "Go and play",
  },

  promoCode: {
    intro: "Enter your code and the bonus is in your balance at once.",
    label: "Promo code",
    hint: "Letters, digits and hyphens. Capitals don't matter.",
    redeem: "Use code",
    done: "Done! {{amount}} went into your balance.",
    toRewards: "See my rewards",
    problems: {
      empty: "Enter a code.",
      malformed: "A code has only letters, digits and hyphens.",
      tooLong: "That code is too long.",
      unknown: "We don't know that code. Check its spelling.",
      expired: "That code isn't valid now.",
      used: "You have used that code before.",
      gone: "That code has run out.",
      tooMany: "Too many wrong codes. Wait a minute and try again.",
    },
  },

  signInDays: {
    failed: "We couldn't load your daily sign-in",
    streak_one: "{{count}} day in a row",
    streak_other: "{{count}} days in a row",
    streakNone: "Start your streak today",
    prizes: "Prizes for days in a row",
    day: "Day {{day}}",
    states: { done: "claimed", today: "today", ahead: "to come" },
    claim: "Claim today's {{amount}}",
    signed: "You have claimed today's prize.",
    next: "The next one opens at 00:00, {{zone}}.",
    rule: "A day without a claim starts the streak anew.",
    newDay: "A new day has begun: this is today's prize.",
    previous: "Previous month",
    following: "Next month",
    calendar: "Calendar of {{month}}",
    dayPaid: "you claimed {{amount}}",
    today: "today",
  },
  redRain,
};
