import type { downlines as reference } from "../es/downlines.ts";
import type { TextsLike } from "../translation.ts";
import { securityErrors } from "./shared.ts";

/** English texts of opening accounts below an agent and of transfers: the part "downlines". */
export const downlines: TextsLike<typeof reference> = {
  downlines: {
    menu: "How to add someone",
    account: "New account",
    links: "Links",
    loading: "Loading…",
    failed: "We couldn't load your links",
    stale: "We couldn't refresh your links. The latest may be missing.",

    kind: "Type of account",
    kinds: { member: "Member", agent: "Agent" },
    rebate: "Rebate rate",
    rebateHint: "From 0% to {{max}}, which is your own rate.",
    rebateProblems: {
      required: "Enter the rebate rate; it may be 0.",
      format: "Enter the rate in digits, such as 0.35.",
      max: "You can't give more than your own rate.",
    },

    open: {
      failed: "We couldn't prepare the form",
      intro:
        "Open the account for someone else and give them the username and password: they can log in right away.",
      username: "Username",
      password: "Password",
      submit: "Open account",
      done: "The account is open",
      doneText: "They can log in with the password you chose. For security, we won't show it again.",
      copy: "Copy username",
      another: "Open another account",
      seeTeam: "See it in my team",
    },

    link: {
      intro: "Anyone who signs up with a link joins your team, with the link's type and rate.",
      submit: "Create link",
      created: "The link was created.",
      list: "Your links",
      empty: "You have no links yet.",
      full: "You have {{count}} links, the maximum. Remove one to create another.",
      address: "Link",
      code: "Code {{code}}",
      terms: "{{kind}} · {{rate}} rebate",
      createdAt: "Created on {{day}}",
      copy: "Copy the link {{code}}",
      remove: "Remove",
      removeNamed: "Remove the link {{code}}",
      removeTitle: "Remove the link {{code}}?",
      removeText: "Nobody else will be able to sign up with it. Those who already did stay in your team.",
      removeYes: "Yes, remove",
      removed: "The link was removed.",
    },

    transfer: {
      loading: "Loading your balance…",
      failed: "We couldn't load your balance",
      stale: "We couldn't refresh your balance. It may have changed.",
      available: "Available to transfer",
      rollover: "You still have to bet {{amount}} before you can transfer.",
      rolloverLeft: "You still have to bet part of your bonus. Bet it and try again.",
      noPassword: {
        title: "Create your payment password",
        text: "We ask for it each time you transfer. Create it in the security center.",
        set: "Create payment password",
      },

      who: "Who to?",
      search: { field: "Search for a recipient", placeholder: "Username", clear: "Clear the search" },
      found: "Members of your team",
      about: "Level {{level}} · Balance {{balance}}",
      searching: "Searching…",
      searchFailed: "We couldn't search your team.",
      nobody: "Nobody in your team has that name.",
      noTeam: "There is nobody in your team yet.",
      more: "Show more members",
      chosen_one: "{{count}} chosen",
      chosen_other: "{{count}} chosen",
      remove: "Remove {{name}}",
      max: "You can choose up to {{count}} at a time.",
      membersRequired: "Choose at least one person.",

      amount: "How much for each?",
      limits: "From {{min}} to {{max}} each.",
      problems: {
        required: "Enter how much you want to transfer.",
        format: "Enter an amount in digits, such as 1500 or 1500.50.",
        min: "The minimum is {{min}} each.",
        max: "The maximum is {{max}} each.",
        balance: "Your balance doesn't cover everyone you chose.",
      },
      password: "Payment password",
      summary: "Summary of the transfer",
      facts: {
        each: "Each receives",
        count: "People",
        total: "Taken from your balance",
        left: "You have left",
      },
      submit: "Transfer",
      confirm: {
        title: "Transfer {{total}}?",
        text: "Check who it goes to: a transfer can't be undone.",
        to: "To",
        yes: "Yes, transfer",
      },
      done: "You transferred {{total}}.",
    },
  },
  errors: securityErrors,
};
